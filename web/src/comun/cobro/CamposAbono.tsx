import { CERO, estaActivo, formatearPesos, TOPES } from '@leal/domain';
import { Button, Form } from 'antd';
import { useId } from 'react';
import type { CreditoCobrable } from '../../acciones/toque.ts';
import { escribirMonto } from '../../lib/leer-monto.ts';
import { Entrada, EntradaLarga } from '../../ui/formulario/entradas.ts';
import { Monto } from '../../ui/Monto.tsx';
import { type AtajoDeMonto, type BorradorAbono, MENSAJE_APROBACION, pista } from './borrador-abono.ts';

type Props = { credito: CreditoCobrable; borrador: BorradorAbono; disabled: boolean };

const NOMBRES: Record<AtajoDeMonto['clase'], string> = {
  abono: 'Abono',
  al_corriente: 'Al corriente',
  liquidar: 'Liquidar',
  todo: 'Todo',
};

function Atajos({ credito, borrador, disabled }: Props) {
  const { tarea, atajos } = borrador;
  return (
    <div className="abono-atajos formulario-nota pareja botones-largos">
      {atajos.map(({ clase, monto, requiereAprobacion }) => (
        <Button key={clase} disabled={disabled} onClick={() => borrador.escribir(escribirMonto(monto))}>
          <span>
            {NOMBRES[clase]} <Monto valor={monto} />
            {requiereAprobacion && <small className="en-bloque tenue"> necesita aprobación</small>}
          </span>
        </Button>
      ))}
      {tarea === undefined && estaActivo(credito.estado_credito) && (
        <Button disabled={disabled} onClick={() => borrador.escribir(escribirMonto(CERO))}>
          Visita sin pago
        </Button>
      )}
    </div>
  );
}

export function CampoMonto({ credito, borrador, disabled, conSaldo }: Props & { conSaldo: boolean }) {
  const id = useId();
  const { texto, error, leido, tarea } = borrador;
  const saldo = conSaldo && ` (saldo ${formatearPesos(credito.saldo)})`;
  const tope = tarea ? ` (en mano ${formatearPesos(tarea.resta)})` : saldo || '';
  return (
    <>
      <Form.Item
        label={`Monto${tope}`}
        htmlFor={id}
        validateStatus={error ? 'error' : ''}
        className="abono-campo"
      >
        <Entrada
          id={id}
          size="large"
          className="abono-monto"
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          prefix="$"
          value={texto}
          disabled={disabled}
          aria-invalid={error !== null}
          aria-describedby={`${id}-pista`}
          onFocus={(e) => e.target.select()}
          onChange={(e) => borrador.escribir(e.target.value)}
        />
      </Form.Item>
      <p
        id={`${id}-pista`}
        role={error ? 'alert' : undefined}
        className={`abono-pista ${error ? 'mal' : 'tenue'}`}
      >
        {error ?? pista(leido, credito, borrador)}
      </p>
      <Atajos credito={credito} borrador={borrador} disabled={disabled} />
    </>
  );
}

type PropsMotivo = { valor: string; alCambiar: (motivo: string) => void; disabled: boolean };

/** The reason for so many abonos at once; the manager reads it with the request. */
export function CampoMotivo({ valor, alCambiar, disabled }: PropsMotivo) {
  const id = useId();
  return (
    <Form.Item label="Motivo para el gerente (opcional)" htmlFor={id} extra={MENSAJE_APROBACION}>
      <EntradaLarga
        id={id}
        value={valor}
        disabled={disabled}
        maxLength={TOPES.motivo}
        showCount
        autoSize={{ minRows: 2, maxRows: 4 }}
        onChange={(e) => alCambiar(e.target.value)}
      />
    </Form.Item>
  );
}
