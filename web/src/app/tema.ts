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

/** Values that antd's own code reads in the browser: sizes, times. Colours reach the page as style sheets only. */
const medidas = {
  ...pantallas,
  /** A thumb needs this: nothing that is tapped is lower. */
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
  token: medidas,
};

/**
 * The sizes that antd has no token for, and a style sheet asks for by name: `var(--letra-14)`. Letters are named by
 * their pixels where nobody has asked for larger ones; paper and its letters are the same by day and by night. Only the
 * build reads them (build/literales.ts).
 */
export const MEDIDAS: Readonly<Record<string, string>> = {
  '--letra-12': '0.75rem',
  '--letra-13': '0.8125rem',
  '--letra-14': '0.875rem',
  '--letra-15': '0.9375rem',
  '--letra-16': '1rem',
  '--letra-17': '1.0625rem',
  '--letra-18': '1.125rem',
  '--letra-20': '1.25rem',
  '--letra-22': '1.375rem',
  '--letra-24': '1.5rem',
  '--letra-26': '1.625rem',
  '--letra-28': '1.75rem',
  '--letra-36': '2.25rem',
  /** The largest size that a sign may have in what a finger finds. */
  '--letra-en-dedo': '32px',
  '--radio-barra': '3px',
  '--radio-tecla': '4px',
  '--radio-panel': '12px',
  '--radio-hoja': '16px',
  '--radio-pildora': '999px',
  '--papel': '#fff',
  '--papel-10': '10px',
  '--papel-11': '11px',
  '--papel-12': '12px',
  '--papel-13': '13px',
  '--papel-15': '15px',
  '--papel-10-pt': '10pt',
  '--papel-11-pt': '11pt',
  '--papel-17-pt': '17pt',
  '--tinta': '#000',
  '--tinta-gris': '#999',
  '--tinta-oscura': '#555',
  '--tinta-clara': '#bbb',
};

type Colores = {
  readonly tokens: NonNullable<ThemeConfig['token']>;
  readonly componentes: NonNullable<ThemeConfig['components']>;
};

/*
 * Leal's colours: agave for what can be done, cempasúchil for what asks to be looked at, on paper or on night. They are
 * read in the street: text, amounts and main buttons have 7:1, borders and the focus 3:1 (build/contraste.test.ts). A
 * button that was tapped stays hovered on a phone: that is darker by day and lighter by night, never paler.
 */
const CLARO: Colores = {
  tokens: {
    colorTextBase: '#0e1e1c',
    colorText: '#14211f',
    colorTextSecondary: '#46524f',
    colorTextTertiary: '#6a7673',
    colorTextDescription: '#46524f',
    colorTextPlaceholder: '#606b69',
    colorBgLayout: '#f4f3ee',
    colorBorder: '#818b89',
    colorBorderSecondary: '#e3e3dc',
    colorPrimary: '#0a554e',
    colorPrimaryHover: '#083f3a',
    colorPrimaryActive: '#052b27',
    colorPrimaryBg: '#dcede9',
    colorPrimaryBgHover: '#cbe3dd',
    colorPrimaryBorder: '#4d8f87',
    colorPrimaryBorderHover: '#2f7a71',
    colorLink: '#0a554e',
    colorLinkHover: '#083f3a',
    colorLinkActive: '#052b27',
    colorInfo: '#0a554e',
    colorInfoBg: '#e6f2ef',
    colorInfoBorder: '#9cc9c2',
    colorSuccess: '#2c8a46',
    colorSuccessText: '#0f5c28',
    colorSuccessBg: '#e9f6eb',
    colorSuccessBorder: '#8cc39a',
    colorWarning: '#d98200',
    colorWarningText: '#704000',
    colorWarningBg: '#fff5dc',
    colorWarningBorder: '#e3b95c',
    colorError: '#ab1219',
    colorErrorText: '#9a1016',
    colorErrorHover: '#8a0d13',
    colorErrorActive: '#6e0a0f',
    colorErrorBg: '#fdeeed',
    colorErrorBgHover: '#fbdedd',
    colorErrorBorder: '#dd9a99',
  },
  componentes: {},
};

const OSCURO: Colores = {
  tokens: {
    colorTextBase: '#f0f7f5',
    colorText: '#e6eeec',
    colorTextSecondary: '#b3c0bd',
    colorTextTertiary: '#93a19e',
    colorTextDescription: '#b3c0bd',
    colorTextPlaceholder: '#93a19e',
    colorBgLayout: '#0a100f',
    colorBgContainer: '#131b1a',
    colorBgElevated: '#1b2524',
    colorBgSpotlight: '#3a4846',
    colorBorder: '#6f7d7b',
    colorBorderSecondary: '#2a3534',
    colorPrimary: '#63cdbf',
    colorPrimaryHover: '#8adfd4',
    colorPrimaryActive: '#54c0b2',
    colorPrimaryText: '#7bd8cb',
    colorPrimaryBg: '#14312d',
    colorPrimaryBgHover: '#1a3f3a',
    colorPrimaryBorder: '#4d8f87',
    colorPrimaryBorderHover: '#63cdbf',
    colorLink: '#7bd8cb',
    colorLinkHover: '#a5e8de',
    colorLinkActive: '#7bd8cb',
    colorInfo: '#63cdbf',
    colorSuccess: '#5fbf78',
    colorSuccessText: '#79d894',
    colorWarning: '#f0a930',
    colorWarningText: '#f5c163',
    colorError: '#f4797a',
    colorErrorText: '#ff9d9d',
    colorErrorHover: '#f99a9a',
    colorErrorActive: '#f4797a',
  },
  // White cannot be read on these light colours; night can.
  componentes: {
    Button: { primaryColor: '#04211d', dangerColor: '#2b0304' },
    Checkbox: { colorWhite: '#04211d' },
    Radio: { colorWhite: '#04211d', buttonSolidCheckedColor: '#04211d' },
  },
};

/** Only the build reads them: `build/temas.ts` makes antd's two themes of them. */
export const COLORES = { claro: CLARO, oscuro: OSCURO };
