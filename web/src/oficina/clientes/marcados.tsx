import { type ClienteActivo, MAXIMO_NOMBRADOS } from '@leal/contract';
import { formatearNumero, type Llamado } from '@leal/domain';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useSoloLectura } from '../../lib/sesion/solo-lectura.ts';
import { BotonConPorque } from '../../ui/BotonConPorque.tsx';
import type { Seleccion } from '../../ui/tabla/Tabla.tsx';
import { reasignar } from './acciones-activo.ts';

type Activo = ClienteActivo & Llamado;
type Marcados = { readonly elegidos: readonly Activo[]; readonly seleccion: Seleccion<Activo> };

const NINGUNO: ReadonlySet<string> = new Set();

/**
 * The clients that are marked, of one collector: who looks at everybody's, or only reads, marks none (undefined). One that has left
 * the list is not marked any more.
 */
export function useMarcados(
  filas: readonly Activo[] | undefined,
  cobrador: string | undefined,
): Marcados | undefined {
  const soloLee = useSoloLectura();
  const [marcados, setMarcados] = useState(NINGUNO);
  const elegidos = useMemo(
    () =>
      filas?.filter(({ id_credito, id_cobrador }) => marcados.has(id_credito) && id_cobrador === cobrador) ??
      [],
    [filas, marcados, cobrador],
  );
  const elegidas = useMemo(() => new Set(elegidos.map(({ id_credito }) => id_credito)), [elegidos]);
  if (soloLee || !cobrador) return undefined;
  return { elegidos, seleccion: { elegidas, alElegir: setMarcados, nombreDe: comoSeLlama } };
}

/** Gives the marked ones to others; above the table, where it is looked for. */
export function ReasignarMarcados({ elegidos, seleccion }: Marcados) {
  const [primero] = elegidos;
  if (!primero) return <p className="nota alto-dedo">Marca a los clientes que quieras reasignar juntos.</p>;
  const { id_cobrador, nombre_cobrador } = primero;
  const deMas = elegidos.length > MAXIMO_NOMBRADOS;
  return (
    <div className="fila dobla aire-12 alto-dedo">
      <BotonConPorque
        porque={deMas ? `A lo más ${MAXIMO_NOMBRADOS} a la vez: para todos, reasigna la ruta.` : null}
        type="primary"
        onClick={() =>
          reasignar({
            de: { id_cobrador, nombre: nombre_cobrador },
            clientes: elegidos.map(({ id_cliente, nombre }) => ({ id_cliente, nombre })),
          })
        }
      >
        {`Reasignar seleccionados (${formatearNumero(elegidos.length)})`}
      </BotonConPorque>
      <Button onClick={() => seleccion.alElegir(NINGUNO)}>Quitar marcas</Button>
    </div>
  );
}
