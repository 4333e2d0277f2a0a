<?php

declare(strict_types=1);

namespace Passerelle\Admin\Settings;

use Passerelle\Accounts\Capability;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Module;
use Passerelle\Languages\Lang;
use Passerelle\Site\HomeTexts;

/** The plugin's menu: texts of the home page, sectors and countries. */
final class HomeTextsScreen implements Module
{
    public const PAGE = 'passerelle';
    private const NONCE = 'passerelle_home';

    /** @var array<string, array<string, string>>|null as typed, when it was refused */
    private ?array $typed = null;

    /** @var array<string, string> message by "language.key" */
    private array $errors = [];

    public function __construct(private readonly Texts $texts, private readonly HomeTexts $home, private readonly Config $config)
    {
    }

    public function register(): void
    {
        add_action('admin_menu', $this->menu(...));
        add_filter('parent_file', static function (?string $parent): ?string {
            global $taxnow;
            return in_array($taxnow, \Passerelle\Reference\Taxonomies::all(), true) ? self::PAGE : $parent;
        });
    }

    private function menu(): void
    {
        $title = $this->texts->get('menu.home');
        $hook = add_menu_page($title, $this->texts->get('menu'), Capability::MANAGE_REFERENCE, self::PAGE, $this->render(...), 'dashicons-admin-site-alt3', 4);
        add_submenu_page(self::PAGE, $title, $title, Capability::MANAGE_REFERENCE, self::PAGE);
        foreach (['passerelle_sector' => 'menu.sectors', 'passerelle_country' => 'menu.countries'] as $taxonomy => $key) {
            $name = $this->texts->get($key);
            add_submenu_page(self::PAGE, $name, $name, Capability::MANAGE_REFERENCE, "edit-tags.php?taxonomy={$taxonomy}");
        }
        add_action("load-{$hook}", $this->save(...));
    }

    private function save(): void
    {
        if (($_SERVER['REQUEST_METHOD'] ?? '') !== 'POST') {
            return;
        }
        check_admin_referer(self::NONCE);
        $texts = $this->read(wp_unslash($_POST));
        $this->errors = $this->check($texts);
        if ($this->errors !== []) {
            $this->typed = $texts;
            status_header(422);
            return;
        }
        $this->home->save($texts);
        wp_safe_redirect(add_query_arg(['page' => self::PAGE, 'saved' => 1], admin_url('admin.php')), 303);
        exit;
    }

    /**
     * @param array<array-key, mixed> $post
     * @return array<string, array{title: string, intro: string}>
     */
    private function read(array $post): array
    {
        $texts = [];
        foreach (Lang::cases() as $language) {
            $of = is_array($post['home'] ?? null) ? ($post['home'][$language->value] ?? []) : [];
            $text = static fn (string $key): string => is_array($of) && is_string($of[$key] ?? null) ? trim($of[$key]) : '';
            $texts[$language->value] = ['title' => sanitize_text_field($text('title')), 'intro' => sanitize_textarea_field($text('intro'))];
        }

        return $texts;
    }

    /**
     * @param array<string, array<string, string>> $texts
     * @return array<string, string>
     */
    private function check(array $texts): array
    {
        $errors = [];
        foreach ($texts as $language => $of) {
            foreach ($of as $key => $text) {
                if (mb_strlen($text) > $this->max($key)) {
                    $errors["{$language}.{$key}"] = $this->texts->get('error.too_long', ['max' => $this->max($key)]);
                }
            }
        }

        return $errors;
    }

    private function max(string $key): int
    {
        return $this->config->textMax($key === 'title' ? 'title' : 'summary');
    }

    private function render(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $notice = isset($_GET['saved']) && $this->errors === []
            ? Markup::element('div', ['class' => 'notice notice-success', 'role' => 'status'], Markup::text('p', $this->texts->get('home.saved')))
            : '';
        if ($this->errors !== []) {
            $notice = Markup::element('div', ['class' => 'notice notice-error', 'role' => 'alert'], Markup::text('p', $this->texts->get('errors.title')));
        }
        $boxes = '';
        foreach (Lang::cases() as $language) {
            $boxes .= Markup::element('section', ['class' => 'postbox passerelle-box'], Markup::element('div', ['class' => 'postbox-header'], Markup::text(
                'h2',
                $this->texts->get('box.texts', ['language' => $this->texts->get("language.in.{$language->value}")]),
            )) . Markup::element('div', ['class' => 'inside'], $this->field($language, 'title') . $this->field($language, 'intro')));
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap passerelle-edit'], Markup::text('h1', $this->texts->get('home.title'))
            . $notice
            . Markup::text('p', $this->texts->get('home.intro'))
            . Markup::element('form', ['method' => 'post'], wp_nonce_field(self::NONCE, '_wpnonce', true, false) . $boxes . Markup::text(
                'button',
                $this->texts->get('action.save'),
                ['type' => 'submit', 'class' => 'button button-primary'],
            )));
    }

    private function field(Lang $language, string $key): string
    {
        $id = "passerelle-home-{$language->value}-{$key}";
        $stored = $key === 'title' ? $this->home->title($language) : $this->home->intro($language);
        $value = $this->typed[$language->value][$key] ?? $stored;
        $error = $this->errors["{$language->value}.{$key}"] ?? null;
        $attributes = [
            'id' => $id,
            'name' => "home[{$language->value}][{$key}]",
            'class' => 'large-text',
            'lang' => $language->value,
            'aria-invalid' => $error === null ? null : 'true',
            'aria-describedby' => $error === null ? "{$id}-help" : "{$id}-error {$id}-help",
        ];
        $input = $key === 'title'
            ? Markup::element('input', [...$attributes, 'type' => 'text', 'value' => $value])
            : Markup::text('textarea', $value, [...$attributes, 'rows' => 4]);

        return Markup::element(
            'div',
            ['class' => 'passerelle-field'],
            Markup::element('label', ['for' => $id], Markup::text('span', $this->texts->get("home.field.{$key}"), ['class' => 'passerelle-label']))
            . ($error === null ? '' : Markup::text('p', $error, ['class' => 'passerelle-error', 'id' => "{$id}-error"]))
            . Markup::text('p', $this->texts->get('limit.characters', ['max' => $this->max($key)]), ['class' => 'description', 'id' => "{$id}-help"])
            . $input,
        );
    }
}
