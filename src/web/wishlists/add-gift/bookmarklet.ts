/**
 * Returns the bookmarklet as a `javascript:` URL that opens `address`. It runs on a shop's page when
 * the visitor presses it, reads that page's metadata and selected text, and passes them on in the
 * fragment, which browsers send to no server. It makes no request of its own.
 */
export function bookmarklet(address: string): string {
  const program = `(function(){
var d=document,m=function(s){for(var i=0;i<s.length;i++){var e=d.querySelector('meta[property="'+s[i]+'"],meta[name="'+s[i]+'"],meta[itemprop="'+s[i]+'"]');if(e&&e.content)return e.content}return''};
var a=m(['product:price:amount','og:price:amount','price']),c=a?m(['product:price:currency','og:price:currency','priceCurrency']):'';
var l=d.querySelector('link[rel=canonical]'),p=new URLSearchParams();
p.set('url',l&&l.href.indexOf(location.origin)===0?l.href:location.href);
p.set('title',m(['og:title','twitter:title'])||d.title);
p.set('description',String(getSelection()).trim().slice(0,500)||m(['og:description','description']).slice(0,500));
if(a)p.set('price',(a+' '+c).trim());
open(${JSON.stringify(address)}+'#'+p.toString(),'_blank','noopener')})()`;
  return `javascript:${encodeURIComponent(program.replaceAll('\n', ''))}`;
}
