import type { Phrase } from './phrase.ts';

/** The same in Portuguese, as Portugal and Brazil say it. */
export const PORTUGUESE: readonly Phrase[] = [
  [
    'invoiceNumber',
    1,
    `numero da fatura|fatura no|no da fatura|fatura numero|n fatura|fatura n|no fatura|num fatura|numero da factura|numero do documento|documento no|no documento|n documento|fatura recibo no|factura recibo no|fatura recibo n|factura recibo n|fatura simplificada no|factura simplificada no|fatura simplificada n|recibo no|numero da nota de credito|nota de credito no|nota de credito numero|nota fiscal no|numero da nota fiscal|numero da nota|nota fiscal n|nota fiscal numero|nota fiscal eletronica no|nf e no|nf e n`,
  ],
  // What Brazil's tills call it: the fiscal printer's, São Paulo's SAT, the electronic note.
  ['invoiceNumber', 0.8, `coo|cupom fiscal no|cupom no|extrato no|extrato n|nfc e|nfc e no|nfc e n|nfce no`],
  ['title', 1, `fatura|fatura recibo|factura recibo|fatura simplificada|recibo|nota fiscal|fatura proforma`],
  ['creditTitle', 1, `nota de credito`],
  [
    'orderNumber',
    1,
    `encomenda|encomenda no|numero da encomenda|no da encomenda|nota de encomenda|sua encomenda|pedido no|numero do pedido|ordem de compra|requisicao no|v encomenda`,
  ],
  ['deliverySlipNumber', 1, `guia de remessa|guia de transporte|guia de remessa no|guia de transporte no`],
  [
    'otherNumber',
    1,
    `numero de cliente|no de cliente|cliente no|codigo de cliente|cod cliente|telemovel|telef|contribuinte do cliente|matricula no|capital social|atcud|ref fatura|referencia fatura|referencia da fatura|fatura de referencia|fatura de origem|fatura original|documento de origem|doc origem`,
  ],
  [
    'issueDate',
    1,
    `data da fatura|data de emissao|data da emissao|data emissao|data emissao apresentacao|data de emissao apresentacao|data da emissao apresentacao|data da factura|data do documento|data doc|emitida em|emitido em|data da nota de credito|data fatura`,
  ],
  [
    'dueDate',
    1,
    `data de vencimento|vencimento|data vencimento|data limite de pagamento|pagar ate|pagamento ate|data limite|data do vencimento|vence em|debito ate|data do debito|data de debito|a debitar em|dt vencim|dt vencimento|dt venc|data vencim`,
  ],
  [
    'otherDate',
    1,
    `data da encomenda|data encomenda|dt encom|dt encomenda|data de entrega|data do pedido|data de pagamento|data da prestacao`,
  ],
  ['paymentTerms', 1, `condicoes de pagamento|condicao de pagamento|forma de pagamento|prazo de pagamento`],
  ['currency', 1, `moeda`],
  // The note of services that Brazil's towns print names both so.
  [
    'supplier',
    1,
    `fornecedor|emitente|prestador|vendedor|dados do fornecedor|prestador de servicos|prestador de servico|prestador do servico|prestador dos servicos|dados do prestador|dados do prestador de servicos|dados do prestador do servico|identificacao do prestador|emitente da nfs-e|emitente da nfse`,
  ],
  [
    'buyer',
    1,
    `cliente|faturar a|faturado a|exmo s sr s|exmos srs|exmo sr|dados do cliente|adquirente|destinatario|tomador|tomador de servicos|tomador de servico|tomador do servico|tomador dos servicos|dados do tomador|dados do tomador de servicos|dados do tomador do servico|identificacao do tomador`,
  ],
  ['deliverTo', 1, `local de entrega|morada de entrega|endereco de entrega|entregar a|local de descarga`],
  [
    'partyName',
    1,
    `nome|razao social|empresa|nome razao social|razao social nome|nome empresarial|nome nome empresarial`,
  ],
  ['address', 1, `morada|endereco`],
  ['accountHolder', 1, `titular da conta|beneficiario`],
  // Of an account where its number stands beside it; of a contract, the one who is billed, elsewhere.
  ['accountHolder', 0.5, `titular`],
  ['buyer', 0.9, `titular`],
  [
    'vatNumber',
    1,
    `nif|contribuinte|contribuinte no|no contribuinte|nipc|numero de contribuinte|no de contribuinte|cnpj|cpf cnpj|cnpj cpf|cnpj cpf nif`,
  ],
  ['buyerVatNumber', 1, `nif do cliente|nif cliente|contribuinte cliente|v contribuinte|nif do adquirente`],
  [
    'netTotal',
    1,
    `total sem iva|valor sem iva|total liquido|valor liquido|base tributavel|base de incidencia|total iliquido sem iva|montante liquido|total s iva|total antes de impostos|incidencia`,
  ],
  [
    'lineSum',
    1,
    `total iliquido|total mercadoria|soma|subtotal|sub total|total de mercadorias|valor total dos produtos|total dos produtos|valor dos produtos|valor total dos servicos|total dos servicos|valor dos servicos|v total produtos|v total dos produtos`,
  ],
  ['vatTotal', 1, `iva|total iva|total de iva|valor do iva|valor iva|montante iva|imposto|total de impostos|impostos`],
  [
    'grossTotal',
    1,
    `total com iva|total geral|total da fatura|valor total|total do documento|montante total|total c iva|total iva incluido|total documento|total fatura|valor total da nota|valor total da nota fiscal|valor da nota|total da nota|valor total da nf e|v total da nota|vlr total da nota`,
  ],
  [
    'amountDue',
    1,
    `valor ate o vencimento|valor ate vencimento|valor cobrado|total a pagar|valor a pagar|montante a pagar|a pagar|valor em divida|saldo em divida|por liquidar|saldo devedor|valor devido|total em divida`,
  ],
  ['prepaid', 1, `pago|ja pago|valor pago|adiantamento|sinal|pago ate a data|total pago|montante pago`],
  ['discount', 1, `desconto|descontos|desconto comercial|total de descontos|desconto financeiro`],
  ['charges', 1, `portes|portes de envio|custos de envio|frete|transporte`],
  ['taxBase', 1, `base|base do iva|valor tributavel`],
  ['colPosition', 1, `linha|item|no`],
  ['colItemCode', 1, `codigo|ref|referencia|artigo|cod artigo|codigo artigo`],
  ['colDesignation', 1, `descricao|designacao|artigo|produto|servico|descricao do artigo|produtos|servicos`],
  // 'Consumo total faturado: 148 kWh': how much is billed, and no worn 'Fatura no'.
  ['colQuantity', 1, `faturado|faturada|faturados|consumo faturado|consumo total faturado|total faturado`],
  [
    'colQuantity',
    1,
    `quantidade|qtd|qtde|quant|qt|unidades|horas|env|enviado|aviado|qt ped|qt avi|qtd ped|qtd avi|qtd env`,
  ],
  ['colUnit', 1, `unidade|un|uni`],
  [
    'colUnitPrice',
    1,
    `preco|preco unitario|preco unit|valor unitario|pr unit|preco un|p unit|valor unit|custo unitario|pr unitario`,
  ],
  ['colVatRate', 1, `iva|taxa iva|taxa de iva|iva %|taxa`],
  [
    'colTotal',
    1,
    `total|valor|montante|valor sem iva|valor s iva|total s iva|total liquido|valor total|total sem iva|total da linha|liquido`,
  ],
  ['colDiscount', 1, `desconto|desc|desc %|% desc|valor desc|valor desconto`],
  // Brazil's taxes are within its prices (Lei 12.741), each in a box of its own: nothing is added, where it is not nought.
  ['vatTotal', 0.7, `valor do icms|valor icms`],
  [
    'otherAmount',
    1,
    `calculo do imposto|valor total ipi|valor total do ipi|valor do icms st|valor do icms s t|valor do icms subst|valor do icms substituicao|valor icms st|valor icms s t|valor icms subst|valor icms substituicao`,
  ],
  ['colVatAmount', 1, `valor icms|valor do icms|valor ipi|valor do ipi|valor iss|valor pis|valor cofins`],
  ['colDate', 1, `data`],
];
