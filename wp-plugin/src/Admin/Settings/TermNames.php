<?php

declare(strict_types=1);

namespace Passerelle\Admin\Settings;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Module;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Taxonomies;
use WP_Term;

/** Names of sectors and countries in both languages on WordPress's own screens of terms. */
final readonly class TermNames implements Module
{
    private const FIELD = 'passerelle_names';

    public function __construct(private Texts $texts)
    {
    }

    public function register(): void
    {
        foreach (Taxonomies::all() as $taxonomy) {
            add_action("{$taxonomy}_add_form_fields", fn () => $this->show(null));
            add_action("{$taxonomy}_edit_form_fields", fn (WP_Term $term) => $this->show($term));
            add_action("saved_{$taxonomy}", $this->save(...));
        }
    }

    private function show(?WP_Term $term): void
    {
        foreach (Lang::cases() as $language) {
            $id = "passerelle-name-{$language->value}";
            $value = $term === null ? '' : get_term_meta($term->term_id, Taxonomies::NAME[$language->value], true);
            $label = Markup::text('label', $this->texts->get("term.name_{$language->value}"), ['for' => $id]);
            $input = Markup::element('input', [
                'type' => 'text', 'id' => $id, 'name' => self::FIELD . "[{$language->value}]",
                'value' => is_string($value) ? $value : '', 'lang' => $language->value, 'required' => true,
            ]);
            // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
            echo $term === null
                ? Markup::element('div', ['class' => 'form-field form-required'], $label . $input)
                : Markup::element('tr', ['class' => 'form-field form-required'], Markup::element('th', ['scope' => 'row'], $label) . Markup::element('td', [], $input));
        }
    }

    /** WordPress has checked nonce and right before it saved the term. */
    private function save(int $termId): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification
        $names = $_POST[self::FIELD] ?? null;
        foreach (Lang::cases() as $language) {
            $name = is_array($names) ? ($names[$language->value] ?? null) : null;
            if (is_string($name) && trim($name) !== '') {
                update_term_meta($termId, Taxonomies::NAME[$language->value], wp_slash(sanitize_text_field(wp_unslash($name))));
            }
        }
    }
}
