import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { type Oficina, useOficina } from '../use-oficina.ts';

type Accion = { readonly camino: string; readonly texto: string };

const accionesDe = ({ base, esGerente }: Oficina): readonly Accion[] => [
  ...(esGerente ? [{ camino: '/gerente/solicitudes', texto: 'Solicitudes' }] : []),
  { camino: `${base}/rutas`, texto: 'Rutas' },
  esGerente
    ? { camino: '/gerente/clientes-activos', texto: 'Clientes activos' }
    : { camino: `${base}/reportes`, texto: 'Reportes' },
];

/** Spec §2: one tap from the dashboard to what is done most. */
export const AccionesRapidas = () => (
  <nav aria-label="Acciones rápidas" className="gerencia-acciones">
    {accionesDe(useOficina()).map(({ camino, texto }) => (
      <BotonEnlace key={camino} camino={camino}>
        {texto}
      </BotonEnlace>
    ))}
  </nav>
);
