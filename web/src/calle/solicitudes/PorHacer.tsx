import { detalleCredito, misSolicitudes } from '@leal/contract';
import { formatearNumero } from '@leal/domain';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { consultaDe, invalidar } from '../../lib/api/consultas.ts';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import { comoSeLlama, nombrar } from '../../lib/llamados.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { HojaAbono } from '../../comun/cobro/HojaAbono.tsx';
import type { Tarea } from './tareas.ts';
import { TareaAbierta } from './TareaAbierta.tsx';

type Props = {
  /** The task stays while the sheet closes. */
  tarea: Tarea | null;
  abierta: boolean;
  alCerrar: () => void;
};

/** The payment sheet for the credit of a task, paid with the task's cash; the credit is read when it opens. */
function HojaDeTarea({ tarea, abierta, alCerrar }: Props) {
  const id_credito = tarea?.id_credito ?? '';
  const consulta = consultaDe(detalleCredito, { parametros: { id_credito } });
  const { data, error } = useQuery({ ...consulta, ...(!abierta && { queryFn: skipToken }) });
  // Once it was read, the sheet stays, also when a later reading fails.
  const fallo = abierta && !data ? error : null;
  useEffect(() => {
    if (fallo === null) return;
    anunciar.error('No se pudo abrir el pago', mensajeDeError(fallo));
    alCerrar();
  }, [fallo, alCerrar]);
  const credito = tarea && data ? { ...data.credito, llamado: comoSeLlama(tarea) } : null;
  const cerrar = () => {
    alCerrar();
    void invalidar(misSolicitudes);
  };
  return (
    <HojaAbono
      credito={credito}
      {...(tarea?.tarea && {
        tarea: { id_solicitud: tarea.id_solicitud, resta: tarea.tarea.resta },
      })}
      abierta={abierta && credito !== null}
      alCerrar={cerrar}
    />
  );
}

/** Cash comes before everything else on the screen. The sheet outlives the task that it closes. */
export function PorHacer({ tareas }: { tareas: readonly Tarea[] }) {
  const [elegida, setElegida] = useState<Tarea | null>(null);
  const [abierta, setAbierta] = useState(false);
  const registrar = useCallback((tarea: Tarea) => {
    setElegida(tarea);
    setAbierta(true);
  }, []);
  const cerrar = useCallback(() => setAbierta(false), []);
  return (
    <>
      {tareas.length > 0 && (
        <section className="mias-por-hacer pila aire-8" aria-labelledby="mias-por-hacer">
          <h2 id="mias-por-hacer">{`Por hacer (${formatearNumero(tareas.length)})`}</h2>
          <div className="rejilla arriba">
            {nombrar(tareas).map((tarea) => (
              <TareaAbierta key={tarea.id_solicitud} item={tarea} alRegistrar={registrar} />
            ))}
          </div>
        </section>
      )}
      <HojaDeTarea tarea={elegida} abierta={abierta} alCerrar={cerrar} />
    </>
  );
}
