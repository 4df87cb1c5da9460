import { formatearPesos } from '@leal/domain';
import { QRCodeCanvas } from '@rc-component/qrcode';
import { cuandoDe, NO_ES_CFDI, type ReciboPintado, renglonesDe } from './texto.ts';

/** The receipt itself, as it is on the sheet and on paper: black on white, for any printer and any camera. */
export const Recibo = (recibo: ReciboPintado) => (
  <>
    {recibo.empresa !== null && <p className="recibo-empresa">{recibo.empresa}</p>}
    {recibo.contacto !== null && <p className="recibo-dato chica">{recibo.contacto}</p>}
    <p>Comprobante de pago</p>
    <p className="recibo-monto" translate="no">
      {formatearPesos(recibo.monto)}
    </p>
    <p>{cuandoDe(recibo)}</p>
    <p>
      Folio{' '}
      <strong className="recibo-folio entera" translate="no">
        {recibo.folio}
      </strong>
    </p>
    {renglonesDe(recibo).map((renglon) => (
      <p key={renglon} className="recibo-dato" translate="no">
        {renglon}
      </p>
    ))}
    <QRCodeCanvas
      className="recibo-codigo"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas says nothing by itself
      role="img"
      aria-label="Código para consultar el comprobante"
      value={recibo.enlace}
      size={148}
      style={{ width: 148, height: 148 }}
      level="M"
    />
    <p className="chica">Consulta con este código si está vigente.</p>
    <p className="chica">{NO_ES_CFDI}</p>
  </>
);
