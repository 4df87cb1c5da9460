import type { HechoTarea } from '@leal/domain';
import { Button } from 'antd';
import { useRef } from 'react';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { traerDialogo } from '../../../ui/dialogos/traer-dialogo.ts';
import { useRelevoDeFoco } from '../../../ui/encabezado/use-relevo-de-foco.ts';
import { rutaDePago } from '../../ruta/datos/textos-tarjeta.ts';
import type { Tarea } from '../datos/use-tareas.ts';

const TEXTO: { readonly [H in HechoTarea]: string } = {
  devuelto: 'Ya lo devolví',
  registrado: 'Ya lo registré',
};

const decir = (tarea: Tarea, hecho: HechoTarea): Promise<void> =>
  traerDialogo(
    () => import('./DialogoTarea.tsx'),
    ({ abrirTarea }) => abrirTarea(tarea, hecho),
  );

const titulo = () => document.querySelector<HTMLElement>('h1[tabindex="-1"]');

/** What the manager said to do stands out; what was done may still be the other thing. */
export function BotonesTarea({ tarea }: { tarea: Tarea }) {
  const botones = useRef<HTMLDivElement>(null);
  useRelevoDeFoco(botones, titulo);
  const boton = (hecho: HechoTarea, principal: boolean) => (
    <Button type={principal ? 'primary' : 'default'} onClick={() => void decir(tarea, hecho)}>
      {TEXTO[hecho]}
    </Button>
  );
  if (tarea.efectivo !== 'registrar' || tarea.id_credito === null)
    return (
      <div ref={botones} className="mias-botones">
        {boton('registrado', false)}
        {boton('devuelto', true)}
      </div>
    );
  return (
    <div ref={botones} className="mias-botones">
      {boton('devuelto', false)}
      {boton('registrado', false)}
      <BotonEnlace type="primary" camino={rutaDePago({ slug: '', id_credito: tarea.id_credito })}>
        Registrar pago
      </BotonEnlace>
    </div>
  );
}
