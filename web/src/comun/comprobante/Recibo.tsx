import { type Centavos, type Fecha, formatearFecha, formatearPesos } from '@leal/domain';
import { QRCode } from 'antd';
import { NO_ES_CFDI } from './texto.ts';

export type ReciboPintado = {
  readonly token: string;
  readonly folio: string;
  readonly monto: Centavos;
  readonly fecha: Fecha;
  /** 'HH:MM' of the tap. */
  readonly hora: string;
  readonly enlace: string;
  readonly empresa: string | null;
};

/** The receipt itself, as it is on the sheet and on paper: black on white, for any printer and any camera. */
export const Recibo = ({ folio, monto, fecha, hora, enlace, empresa }: ReciboPintado) => (
  <>
    {empresa !== null && <p className="recibo-empresa">{empresa}</p>}
    <p>Comprobante de pago</p>
    <p className="recibo-monto" translate="no">
      {formatearPesos(monto)}
    </p>
    <p>{`${formatearFecha(fecha)} ${hora}`}</p>
    <p>
      Folio{' '}
      <strong className="recibo-folio entera" translate="no">
        {folio}
      </strong>
    </p>
    <QRCode
      className="recibo-codigo"
      aria-label="Código para consultar el comprobante"
      value={enlace}
      size={148}
      color="#000"
      bgColor="#fff"
      bordered={false}
      errorLevel="M"
    />
    <p className="chica">Consulta con este código si está vigente.</p>
    <p className="chica">{NO_ES_CFDI}</p>
  </>
);
