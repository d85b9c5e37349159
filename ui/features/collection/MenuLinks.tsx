import { queryOptions, useQuery } from '@tanstack/react-query';
import { menuPath } from '#openapi/pages/item-paths.ts';
import { getListMenusQueryKey, listMenus } from '#ui/api/generated/menus/menus.ts';
import { Link } from '#ui/components/Link.tsx';

const SHOWN_MENUS = { limit: 12 };

/** Keeps only ids and names of the menus, so that the document stays small. */
export const menuNamesQuery = queryOptions({
  queryKey: [...getListMenusQueryKey(SHOWN_MENUS), { select: 'names' }],
  queryFn: async ({ signal }) =>
    (await listMenus(SHOWN_MENUS, { signal })).data.map(({ id, name }) => ({ id, name })),
});

export function MenuLinks() {
  const { data: menus = [] } = useQuery(menuNamesQuery);
  if (menus.length === 0) return null;
  return (
    <nav aria-labelledby="menus" className="mb-2 flex flex-wrap gap-x-5 text-sm wrap-anywhere print:hidden">
      <p id="menus" className="leading-6 text-soft">
        On the menu
      </p>
      {menus.map(({ id, name }) => (
        <Link isText key={id} to={menuPath(id)} dir="auto">
          {name}
        </Link>
      ))}
    </nav>
  );
}
