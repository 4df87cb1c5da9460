import { ROL } from '@leal/domain';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { antesDeLaCopia } from '../../lib/api/con-copia.ts';
import '../../lib/desde-el-principio.ts';
import { anunciarPantalla, traerTarde } from '../../lib/vivo/primera-pantalla.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { Limite } from '../Limite.tsx';

/** A part of the frame whose code comes late: there is nothing in its place until then. */
function tardia<P extends object>(cargar: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Parte = lazy(async () => ({ default: await cargar() }));
  return function Tardia(props: P) {
    return (
      <Suspense fallback={null}>
        <Parte {...props} />
      </Suspense>
    );
  };
}

let traido: ReturnType<typeof traer> | undefined;
const traer = () => traerTarde(() => import('./Escucha.tsx'));
const traerUnaVez = () => (traido ??= traer());

const Escucha = tardia(async () => (await traerUnaVez()).Escucha);

/** Last of all, so that it competes with nothing that a screen needs. */
const VersionNueva = tardia(async () => {
  await traerUnaVez();
  return (await traerTarde(() => import('./VersionNueva.tsx'))).VersionNueva;
});

/** The number that wait, in menu and bar. */
export const Contador = tardia(async () => (await traerUnaVez()).Contador);

/** Rendered next to the screen, so that it mounts when the screen's code is there. */
export function PantallaPuesta() {
  useEffect(anunciarPantalla, []);
  return null;
}

/** The phone's registers must not stay unseen on a line that hangs: the screen would show its copy without them. */
const A_MAS_TARDAR_MS = 3_000;

/** Sends what the phone holds; whoever taps before it has come waits for it (`lib/acciones/por-salida.ts`). */
const Salida = tardia(
  async () => (await traerTarde(() => import('../../calle/salida/Salida.tsx'), A_MAS_TARDAR_MS)).Salida,
);

/** The copy is of before: drawn without what the phone holds, whoever has paid would stand on the route again. */
antesDeLaCopia(async (uid) => (await import('../../lib/acciones/salida-viva.ts')).salidaLeida(uid));

/** The number of the outbox, in the top bar. */
export const PorSincronizar = tardia(
  async () =>
    (await traerTarde(() => import('../../calle/salida/PorSincronizar.tsx'), A_MAS_TARDAR_MS)).PorSincronizar,
);

/** The registers of somebody whose account is off. */
const Ajenos = tardia(async () => (await traerTarde(() => import('../../calle/salida/Ajenos.tsx'))).Ajenos);

/** The parts of the screen that change by themselves. The app works without them: if they fail, nothing is said. */
export function TrasLaPantalla() {
  const { id_usuario, id_rol } = useUsuario();
  return (
    <Limite sustituto={null}>
      <Escucha key={`${id_usuario} ${id_rol}`} rol={id_rol} />
      {id_rol === ROL.cobrador && <Salida />}
      {id_rol === ROL.gerente && <Ajenos />}
      <VersionNueva rol={id_rol} />
    </Limite>
  );
}
