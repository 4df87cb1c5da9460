// Leal's icons: lines of one weight on a grid of 24, in the colour and size of their text. Several of them weigh less than
// one of antd's.

export const TRAZO = {
  telefono:
    'M6.5 3.5h3l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2z',
  globo: 'M12 3.5a8.5 8.5 0 1 1-4 16L3.5 20.5l1-4.5A8.5 8.5 0 0 1 12 3.5zM9 10h6M9 13.5h4',
  mapa: 'M9 4.5L3.5 7v12.5L9 17l6 2.5 5.5-2.5V4.5L15 7zM9 4.5V17M15 7v12.5',
  embudo: 'M4 5h16l-6.5 7.5V19l-3 1.5v-8z',
  copiar: 'M9 9h11v11H9zM5 15H4V4h11v1',
  borrar: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  compartir:
    'M17 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM7 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM17 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM9.2 10.8L14.8 7M9.2 13.2l5.6 3.8',
  imagen: 'M4 5h16v14H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9h0',
  hoja: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  imprimir: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  prohibido: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.7 5.7l12.6 12.6',
} as const;

/** The drawing stands beside a word that says the same. */
export const Trazo = ({ de }: { de: string | undefined }) => (
  <svg className="icono" viewBox="0 0 24 24" aria-hidden>
    <path d={de} />
  </svg>
);
