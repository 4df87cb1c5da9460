import { GastosDeTodos } from '../../features/gastos/gerente/GastosDeTodos.tsx';

/** Spec §2, `/gerente/gastos`. */
export const GastosPage = () => <GastosDeTodos />;
