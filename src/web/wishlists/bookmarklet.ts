/**
 * The program of the button for browsers. It runs on a shop's page when its visitor presses it,
 * reads what the page says of itself, and opens ours with it behind the `#`, which stays in the
 * browser. It holds the address it was made for and asks nobody.
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
