import type { ThemeConfig } from 'antd';

/** Spec §9, layout breakpoints. */
const CORTES = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 };

const pantallas = {
  screenXS: CORTES.xs,
  screenXSMin: CORTES.xs,
  screenXSMax: CORTES.sm - 1,
  screenSM: CORTES.sm,
  screenSMMin: CORTES.sm,
  screenSMMax: CORTES.md - 1,
  screenMD: CORTES.md,
  screenMDMin: CORTES.md,
  screenMDMax: CORTES.lg - 1,
  screenLG: CORTES.lg,
  screenLGMin: CORTES.lg,
  screenLGMax: CORTES.xl - 1,
  screenXL: CORTES.xl,
  screenXLMin: CORTES.xl,
  screenXLMax: 1919,
  screenXXL: 1920,
  screenXXLMin: 1920,
  screenXXLMax: 2559,
  screenXXXL: 2560,
  screenXXXLMin: 2560,
};

/** antd's own blue fails contrast on white; this one gives 6.6:1. */
const PRIMARIO = '#0b5cad';

const comun = {
  ...pantallas,
  colorPrimary: PRIMARIO,
  colorInfo: PRIMARIO,
  colorLink: PRIMARIO,
  /** What was tapped stays hovered on a phone; antd's lighter blue cannot be read there. */
  colorLinkHover: '#014087',
  colorError: '#c4161c',
  /** Readable in the sun, and above 4.5:1. */
  colorSuccessText: '#1a7f37',
  colorTextDescription: 'rgba(0, 0, 0, 0.68)',
  colorTextPlaceholder: 'rgba(0, 0, 0, 0.58)',
  /** For thumbs: nothing that is tapped is lower than this. */
  controlHeight: 44,
  controlHeightLG: 48,
  controlHeightSM: 36,
  /** Fast 40, mid 80, slow 120 ms: what opens under a finger has come to rest before it is touched. */
  motionUnit: 0.04,
  borderRadius: 8,
  fontSize: 16,
  fontFamily: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
};

/**
 * The theme. Its styles are extracted when the app is built (build/estilos-antd.ts), for light and
 * dark; nothing is computed in the browser, so colours in our own CSS are `var(--ant-color-…)`.
 */
export const tema: ThemeConfig = {
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'leal', prefix: 'ant' },
  token: comun,
};

/** What the dark extraction changes (the algorithm is applied there, not in the browser). */
export const tokensOscuros: NonNullable<ThemeConfig['token']> = {
  colorPrimary: '#1f6fc0',
  colorLink: '#79b4f2',
  colorLinkHover: '#a5cdf6',
  colorLinkActive: '#79b4f2',
  colorError: '#ff6b6b',
  colorSuccessText: '#5fce7f',
  colorTextDescription: 'rgba(255, 255, 255, 0.7)',
  colorTextPlaceholder: 'rgba(255, 255, 255, 0.55)',
};

/** The colours that the algorithm derives from the primary are too dark to be read as text: 4.3:1 and less. */
export const componentesOscuros: NonNullable<ThemeConfig['components']> = {
  // White on the light red of a dangerous button is 3.6:1; black is 5.8:1.
  Button: { defaultHoverColor: '#79b4f2', defaultActiveColor: '#79b4f2', dangerColor: '#000' },
  Tabs: { itemSelectedColor: '#79b4f2', itemHoverColor: '#79b4f2', itemActiveColor: '#79b4f2' },
};
