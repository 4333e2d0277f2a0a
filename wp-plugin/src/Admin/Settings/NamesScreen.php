<?php

declare(strict_types=1);

namespace Passerelle\Admin\Settings;

use Closure;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Country;
use Passerelle\Reference\Names;
use Passerelle\Reference\Sector;
use Passerelle\Reference\Taxonomies;

/** All sectors, or all countries, with their name in each language. Keys cannot be changed, since records store them. */
final class NamesScreen
{
    private const NAMES = 'names';

    /** @var array<int, array<string, string>> submitted values, when one was rejected */
    private array $typed = [];

    /** @var array<string, string> message by "term id.language" */
    private array $errors = [];

    /**
     * @param string $taxonomy one of Taxonomies
     * @param Closure(): array<array-key, Sector|Country> $all
     */
    public function __construct(
        private readonly string $taxonomy,
        private readonly Texts $texts,
        private readonly Closure $all,
        private readonly Config $config,
    ) {
    }

    public function page(): string
    {
        return str_replace('_', '-', $this->taxonomy);
    }

    public function save(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer($this->taxonomy);
        $input = wp_unslash($_POST[self::NAMES] ?? []);
        if (!$this->write(is_array($input) ? $input : [])) {
            status_header(422);
            return;
        }
        wp_safe_redirect(add_query_arg(['page' => $this->page(), 'saved' => 1], admin_url('admin.php')), 303);
        exit;
    }

    /**
     * @param array<array-key, mixed> $input term id => language => name
     * @return bool false when one is rejected; nothing is written then
     */
    public function write(array $input): bool
    {
        $changes = [];
        foreach (($this->all)() as $item) {
            foreach (Lang::cases() as $language) {
                $names = is_array($input[$item->id] ?? null) ? $input[$item->id] : [];
                $name = $names[$language->value] ?? null;
                if (!is_string($name)) {
                    continue;
                }
                $this->typed[$item->id][$language->value] = $name;
                $name = PlainText::line($name);
                $problem = $this->problem($name);
                if ($problem !== null) {
                    $this->errors["{$item->id}.{$language->value}"] = $problem;
                } elseif ($name !== $item->name($language)) {
                    $changes[] = [$item->id, Taxonomies::NAME[$language->value], $name];
                }
            }
        }
        foreach ($this->errors === [] ? $changes : [] as [$id, $key, $name]) {
            update_term_meta($id, $key, wp_slash($name));
        }

        return $this->errors === [];
    }

    public function render(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $isSaved = isset($_GET['saved']) && $this->errors === [];
        $notice = $isSaved ? Markup::element('div', ['class' => 'notice notice-success inline', 'role' => 'status'], Markup::text('p', $this->texts->get('names.saved'))) : '';
        if ($this->errors !== []) {
            $notice = Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert'], Markup::text('p', $this->texts->get('errors.title')));
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap passerelle-edit'], Markup::text('h1', $this->texts->get("names.{$this->taxonomy}"))
            . $notice
            . Markup::text('p', $this->texts->get('names.intro'))
            . Markup::element('form', ['method' => 'post'], wp_nonce_field($this->taxonomy, '_wpnonce', true, false) . $this->table() . Markup::element(
                'p',
                ['class' => 'passerelle-save-bar'],
                Markup::text('button', $this->texts->get('action.save'), ['type' => 'submit', 'class' => 'button button-primary']),
            )));
    }

    private function problem(string $name): ?string
    {
        $max = $this->config->textMax('short');

        return match (true) {
            $name === '' => $this->texts->get('fieldError.required'),
            mb_strlen($name) > $max => $this->texts->get('fieldError.too_long'),
            default => null,
        };
    }

    private function table(): string
    {
        $head = Markup::text('th', $this->texts->get('names.key'), ['scope' => 'col']);
        foreach (Lang::cases() as $language) {
            $head .= Markup::text('th', $this->texts->get("names.{$language->value}"), ['scope' => 'col']);
        }
        $rows = '';
        foreach ($this->sorted() as $item) {
            $key = $item instanceof Country ? $item->isoCode : $item->key;
            $cells = Markup::text('th', $key, ['scope' => 'row']);
            foreach (Lang::cases() as $language) {
                $cells .= Markup::element('td', [], $this->input($item, $key, $language));
            }
            $isChild = $item instanceof Sector && $item->parentId !== null;
            $rows .= Markup::element('tr', ['class' => $isChild ? 'passerelle-child' : null], $cells);
        }

        return Markup::element('table', ['class' => 'widefat striped passerelle-names'], Markup::element('thead', [], Markup::element('tr', [], $head))
            . Markup::element('tbody', [], $rows));
    }

    private function input(Sector|Country $item, string $key, Lang $language): string
    {
        $error = $this->errors["{$item->id}.{$language->value}"] ?? null;
        $id = "passerelle-name-{$item->id}-{$language->value}";
        $label = $this->texts->get('names.of', ['column' => $this->texts->get("names.{$language->value}"), 'name' => $key]);

        return ($error === null ? '' : Markup::text('p', $error, ['class' => 'passerelle-error', 'id' => "{$id}-error"])) . Markup::element('input', [
            'type' => 'text',
            'id' => $id,
            'name' => self::NAMES . "[{$item->id}][{$language->value}]",
            'value' => $this->typed[$item->id][$language->value] ?? $item->name($language),
            'lang' => $language->value,
            'aria-label' => $label,
            'aria-invalid' => $error === null ? null : 'true',
            'aria-describedby' => $error === null ? null : "{$id}-error",
        ]);
    }

    /** @return list<Sector|Country> sectors under theirs, by name */
    private function sorted(): array
    {
        $items = Names::sorted(($this->all)(), $this->texts->language());
        $byParent = [];
        foreach ($items as $item) {
            $byParent[$item instanceof Sector ? ($item->parentId ?? 0) : 0][] = $item;
        }
        $sorted = [];
        foreach ($byParent[0] ?? [] as $item) {
            $sorted = [...$sorted, $item, ...($byParent[$item->id] ?? [])];
        }

        return $sorted;
    }
}
