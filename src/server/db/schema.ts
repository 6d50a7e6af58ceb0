import type { Generated } from 'kysely';

/** The tables as the migrations leave them. 0 and 1 are truth values, times epoch milliseconds. */
export interface Schema {
  wishlists: {
    id: string;
    admin_token_hash: string;
    guest_token: string;
    name: string | null;
    description: string | null;
    surprise: Generated<number>;
    surprise_until: number | null;
    allow_undo: Generated<number>;
    version: Generated<number>;
    owner_version: Generated<number>;
    created_at: number;
    updated_at: number;
    touched_at: number;
    taken_down_at: number | null;
    takedown_reason: string | null;
    takedown_statement: string | null;
    text_version: Generated<number>;
    guest_link_since: number | null;
  };
  items: {
    id: string;
    wishlist_id: string;
    title: string;
    url: string | null;
    price: string | null;
    description: string | null;
    image_key: string | null;
    most_wanted: Generated<number>;
    max_quantity: Generated<number>;
    claimed_quantity: Generated<number>;
    created_at: number;
    updated_at: number;
    edited_version: Generated<number>;
  };
  claims: {
    id: string;
    wishlist_id: string;
    item_id: string;
    claimer_name: string;
    receipt_hash: string;
    item_snapshot: string;
    created_at: number;
  };
  images: {
    key: string;
    bytes: number;
    widths: string;
    created_at: number;
    encoding: Generated<string>;
  };
  reports: {
    id: string;
    wishlist_id: string;
    reason: string;
    note: string | null;
    created_at: number;
    /** null for a report from before there were any */
    reference: string | null;
    item_id: string | null;
    /** as it was when it was reported */
    item_title: string | null;
    email: string | null;
    language: string | null;
    decision: string | null;
    statement: string | null;
    decided_at: number | null;
  };
  blocked_domains: {
    domain: string;
    created_at: number;
  };
  gift_searches: {
    id: string;
    ids: string;
    position: number;
    country: string;
    language: string;
    created_at: number;
  };
  page_views: {
    day: string;
    path: string;
    views: number;
  };
  secrets: {
    name: string;
    value: string;
    created_at: number;
  };
  maintenance: {
    name: string;
    value: string;
  };
  idempotency: {
    key_hash: string;
    body_hash: string;
    wishlist_id: string | null;
    answer: string | null;
    created_at: number;
  };
}
