export function DraftBanner() {
  return (
    <p role="status" className="mt-4 border-l-3 border-warning pl-4 font-semibold">
      Draft. Only you see this page.
    </p>
  );
}
