/** Leal's mark: an L that keeps a coin. The same drawing as `public/icono.svg`, which favicon and phone show. */
export const Emblema = () => (
  <svg className="marca" viewBox="0 0 32 32" width="28" height="28" aria-hidden>
    <rect width="32" height="32" rx="8" />
    <path d="M10 7v15a3 3 0 0 0 3 3h11" />
    <circle cx="20.5" cy="13" r="4.5" />
  </svg>
);
