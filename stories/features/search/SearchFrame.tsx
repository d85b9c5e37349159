import { screen, userEvent } from 'storybook/test';
import { useLocation } from 'react-router-dom';
import { SearchHost } from '#ui/app/SearchHost.tsx';
import { ToastOutlet } from '#ui/chrome/ToastOutlet.tsx';
import { Navigation } from '#ui/chrome/Navigation.tsx';

/** Shows the search in the site's frame, over a page that is long enough to scroll. */
export function SearchFrame() {
  const { pathname } = useLocation();
  return (
    <>
      <Navigation siteName="Alder & Still" />
      <main className="house min-h-[200vh] py-10">
        <h1 className="text-screen">A page of the site</h1>
        <p>{pathname}</p>
      </main>
      <SearchHost />
      <ToastOutlet />
    </>
  );
}

/** Opens the search from the navigation and returns its box. */
export async function openFromNavigation(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  return screen.findByRole('searchbox', { name: 'Search cocktails' });
}
