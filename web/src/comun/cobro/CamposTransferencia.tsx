import {
  type Fecha,
  formatearFecha,
  nombreDia,
  sumarDias,
  TOPE_NOTA_VISITA,
  TOPE_REFERENCIA,
} from '@leal/domain';
import { Form } from 'antd';
import { useId } from 'react';
import { conMayuscula } from '../../piezas/textos/textos.ts';
import { Entrada } from '../../ui/formulario/entradas.ts';

/** 'Hoy', 'Ayer', 'Lunes 16/11/2026'. */
function textoDelDia(dia: Fecha, hoy: Fecha): string {
  if (dia === hoy) return 'Hoy';
  return dia === sumarDias(hoy, -1) ? 'Ayer' : `${conMayuscula(nombreDia(dia))} ${formatearFecha(dia)}`;
}

/** A transfer as it is typed. */
export type TransferenciaEscrita = {
  readonly referencia: string;
  readonly fecha: Fecha;
  readonly nota: string;
};

type Props = {
  escrita: TransferenciaEscrita;
  alEscribir: (nueva: Partial<TransferenciaEscrita>) => void;
  hoy: Fecha;
  dias: number;
  disabled: boolean;
};

/** What finds a transfer in the bank: its reference, if the client has it, its day, and a note. */
export function CamposTransferencia({ escrita, alEscribir, hoy, dias: hasta, disabled }: Props) {
  const id = useId();
  const ultimos = Array.from({ length: hasta + 1 }, (_, n) => sumarDias(hoy, -n));
  // Of a payment that is corrected, it may be older.
  const dias = ultimos.includes(escrita.fecha) ? ultimos : [...ultimos, escrita.fecha];
  return (
    <>
      <Form.Item label="Referencia o clave de rastreo" htmlFor={`${id}referencia`}>
        <Entrada
          id={`${id}referencia`}
          size="large"
          placeholder="Si la tiene"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={TOPE_REFERENCIA}
          value={escrita.referencia}
          disabled={disabled}
          onChange={(e) => alEscribir({ referencia: e.target.value })}
        />
      </Form.Item>
      <Form.Item label="Qué día la hizo" htmlFor={`${id}dia`}>
        <select
          id={`${id}dia`}
          className="promesa-dia"
          value={escrita.fecha}
          disabled={disabled}
          onChange={(e) => alEscribir({ fecha: e.target.value as Fecha })}
        >
          {dias.map((dia) => (
            <option key={dia} value={dia}>
              {textoDelDia(dia, hoy)}
            </option>
          ))}
        </select>
      </Form.Item>
      <Form.Item label="Nota (opcional)" htmlFor={`${id}nota`}>
        <Entrada
          id={`${id}nota`}
          autoComplete="off"
          maxLength={TOPE_NOTA_VISITA}
          value={escrita.nota}
          disabled={disabled}
          onChange={(e) => alEscribir({ nota: e.target.value })}
        />
      </Form.Item>
    </>
  );
}
