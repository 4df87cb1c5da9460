import { theme, type ThemeConfig } from 'antd';
import { COLORES, tema } from '../src/app/tema.ts';

export type Nombre = keyof typeof COLORES;

const ALGORITMO = { claro: theme.defaultAlgorithm, oscuro: theme.darkAlgorithm };

/** antd's theme with our colours exactly as written: its algorithm derives the others, and would change these too. */
export function temaDe(nombre: Nombre): ThemeConfig {
  const { tokens, componentes } = COLORES[nombre];
  const derivar = ALGORITMO[nombre];
  return {
    ...tema,
    zeroRuntime: false,
    algorithm: (semilla) => ({ ...derivar(semilla), ...tokens }),
    token: { ...tema.token, ...tokens },
    components: componentes,
  };
}

export const tokensDe = (nombre: Nombre) => theme.getDesignToken(temaDe(nombre));
