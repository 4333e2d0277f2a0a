<?php

declare(strict_types=1);

namespace Passerelle\Admin\Lists;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Country;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\ViewerFactory;
use WP_Post;
use WP_Query;

/** The lists of WordPress for the plugin's types: their columns, a filter by language, no quick or bulk edit. */
final class ListTables implements AdminPart
{
    public const LANGUAGE = 'passerelle_language';

    /** @var array<int, Record> of the current list */
    private array $page = [];
    private ?WP_Query $filtered = null;

    public function __construct(
        private readonly Labels $labels,
        private readonly Records $records,
        private readonly Countries $countries,
        private readonly Dates $dates,
        private readonly Policy $policy,
        private readonly ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        foreach (ContentType::cases() as $type) {
            add_filter("manage_{$type->value}_posts_columns", $this->columns(...), 200);
            // Polylang adds columns with the same information here.
            add_filter("manage_edit-{$type->value}_columns", $this->columns(...), 200);
            add_action("manage_{$type->value}_posts_custom_column", $this->cell(...), 10, 2);
            add_filter("manage_edit-{$type->value}_sortable_columns", static fn (array $columns): array => [...$columns, 'passerelle_updated' => ['modified', true]]);
            add_filter("bulk_actions-edit-{$type->value}", static fn (array $actions): array => array_diff_key($actions, ['edit' => true]));
        }
        add_filter('post_row_actions', $this->rowActions(...), 200, 2);
        add_filter('display_post_states', static fn (array $states, WP_Post $post): array => ContentType::tryFrom($post->post_type) === null ? $states : [], 20, 2);
        add_action('restrict_manage_posts', $this->filter(...));
        // Before Polylang sets the language of a query without one.
        add_action('parse_query', $this->apply(...), 0);
        add_filter('disable_months_dropdown', static fn (bool $off, string $type): bool => $off || ContentType::tryFrom($type) !== null, 10, 2);
        add_action('load-edit.php', $this->refuseBulkEdit(...));
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    private function columns(array $columns): array
    {
        $texts = $this->labels->texts;

        return [
            ...array_intersect_key($columns, ['cb' => true, 'title' => true]),
            'passerelle_language' => $texts->get('list.language'),
            'passerelle_status' => $texts->get('list.status'),
            'passerelle_countries' => $texts->get('list.countries'),
            'passerelle_updated' => $texts->get('list.updated'),
        ];
    }

    private function cell(string $column, int $postId): void
    {
        $record = $this->record($postId);
        if ($record === null) {
            return;
        }
        $html = match ($column) {
            'passerelle_language' => $this->language($record),
            'passerelle_status' => PlainText::escape($this->labels->status($record->status, $record->type)),
            'passerelle_countries' => $this->countryNames($record),
            'passerelle_updated' => PlainText::escape($this->dates->full($record->modifiedAt)),
            default => '',
        };
        // phpcs:ignore WordPress.Security.EscapeOutput -- each is escaped
        echo $html;
    }

    private function language(Record $record): string
    {
        $texts = $this->labels->texts;
        $html = PlainText::escape($texts->get("language.{$record->language->value}"));
        $other = $record->translations[$record->language->other()->value] ?? null;
        if ($other === null) {
            return $html;
        }
        $label = $texts->get('list.translation', ['language' => $texts->get("language.in.{$record->language->other()->value}")]);

        return $html . '<br>' . Markup::text('a', $label, ['href' => (string) get_edit_post_link($other, 'raw')]);
    }

    private function countryNames(Record $record): string
    {
        $language = $this->labels->texts->language();
        $names = array_map(
            static fn (Country $country): string => $country->name($language),
            $this->countries->findMany($record->values->codes('countryIds')),
        );

        return PlainText::escape($names === [] ? $this->labels->texts->get('list.no_country') : implode(', ', $names));
    }

    private function record(int $postId): ?Record
    {
        global $wp_query;
        if ($wp_query instanceof WP_Query && $this->filtered !== $wp_query) {
            // One query for all rows.
            $this->filtered = $wp_query;
            $this->page = $this->records->findMany(array_values(array_map(
                static fn (WP_Post|int $post): int => $post instanceof WP_Post ? $post->ID : $post,
                $wp_query->posts ?? [],
            )));
        }

        return $this->page[$postId] ?? $this->records->find($postId);
    }

    /**
     * @param array<string, string> $actions
     * @return array<string, string>
     */
    private function rowActions(array $actions, WP_Post $post): array
    {
        $record = ContentType::tryFrom($post->post_type) === null ? null : $this->record($post->ID);
        if ($record === null) {
            return $actions;
        }
        $mayRestore = $this->policy->can($this->viewers->current(), Transition::Restore, $record);

        return array_intersect_key($actions, ['edit' => true, 'trash' => true, 'delete' => true, ...$mayRestore ? ['untrash' => true] : []]);
    }

    private function filter(string $postType): void
    {
        if (ContentType::tryFrom($postType) === null) {
            return;
        }
        $texts = $this->labels->texts;
        $options = ['' => $texts->get('list.all_languages')];
        foreach (Lang::cases() as $language) {
            $options[$language->value] = $texts->get("language.{$language->value}");
        }
        $html = Markup::text('label', $texts->get('list.filter_language'), ['for' => self::LANGUAGE, 'class' => 'screen-reader-text'])
            . Markup::select($options, $this->chosen()->value ?? '', ['name' => self::LANGUAGE, 'id' => self::LANGUAGE]);
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo $html;
    }

    private function apply(WP_Query $query): void
    {
        $type = $query->get('post_type');
        if (!is_admin() || !$query->is_main_query() || !is_string($type) || ContentType::tryFrom($type) === null) {
            return;
        }
        // Always explicit: Polylang would otherwise use the language last selected in its own menu.
        $query->set('lang', $this->chosen()->value ?? '');
        if ($query->get('orderby') === '') {
            $query->set('orderby', 'modified');
            $query->set('order', 'DESC');
        }
    }

    private function chosen(): ?Lang
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $value = wp_unslash($_GET[self::LANGUAGE] ?? '');

        return is_string($value) ? Lang::tryFrom($value) : null;
    }

    /** WordPress writes bulk edits straight to the posts. */
    private function refuseBulkEdit(): void
    {
        // phpcs:disable WordPress.Security.NonceVerification -- nothing is done with it but to refuse
        $type = wp_unslash($_REQUEST['post_type'] ?? '');
        $isBulkEdit = isset($_REQUEST['bulk_edit']) || in_array('edit', [$_REQUEST['action'] ?? '', $_REQUEST['action2'] ?? ''], true);
        // phpcs:enable
        if ($isBulkEdit && is_string($type) && ContentType::tryFrom($type) !== null) {
            wp_die(esc_html($this->labels->failure('forbidden')), '', ['response' => 403, 'back_link' => true]);
        }
    }
}
