import type { Registrado } from '@leal/contract';
import { useState } from 'react';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useImpedimento } from '../../lib/acciones/dudas.ts';
import { Lamina } from '../../ui/capas/Lamina.tsx';
import { AbonoForm } from './AbonoForm.tsx';
import { Horario } from './Horario.tsx';
import type { CreditoCobrable } from '../../acciones/toque.ts';
import type { TareaDeAbono } from './borrador-abono.ts';
import { Nombre } from '../../ui/Nombre.tsx';

type Props = {
  credito: CreditoCobrable | null;
  tarea?: TareaDeAbono;
  abierta: boolean;
  alCerrar: () => void;
  /** Called after the sheet is gone from the screen. */
  alOcultar?: () => void;
  alSolicitarEdicion?: (registrado: Registrado) => void;
};

/** The payment on the route: a sheet from below, within the thumb's reach. */
export function HojaAbono({ credito, abierta, alCerrar, alOcultar, ...resto }: Props) {
  const id = credito?.id_credito ?? '';
  const duda = useImpedimento(id);
  // The credit that is being sent: a doubt about one credit does not block the sheet of the next.
  const [enCurso, setEnCurso] = useState('');
  const enviando = enCurso !== '' && enCurso === id && !duda;
  const cambiarEnvio = (envia: boolean) => setEnCurso((antes) => (envia ? id : antes === id ? '' : antes));
  return (
    <Lamina
      title={credito && <Nombre de={comoSeLlama(credito)} />}
      abierta={abierta}
      alCerrar={alCerrar}
      ocupada={enviando}
      alOcultar={alOcultar}
      destroyOnHidden
    >
      {credito && <Horario dias_pago={credito.dias_pago} callado />}
      {credito && (
        <AbonoForm
          key={credito.id_credito}
          credito={credito}
          alTerminar={alCerrar}
          alEntender={alCerrar}
          alCambiarEnvio={cambiarEnvio}
          {...resto}
        />
      )}
    </Lamina>
  );
}
