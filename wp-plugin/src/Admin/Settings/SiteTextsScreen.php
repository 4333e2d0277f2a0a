<?php

declare(strict_types=1);

namespace Passerelle\Admin\Settings;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;
use Passerelle\Site\SiteTexts;

/** The texts of the site that staff may change, in each language. */
final class SiteTextsScreen
{
    private const NONCE = 'passerelle_site_texts';
    private const LIMITS = ['siteName' => 'short', 'description' => 'summary'];
    private const ROWS = 3;

    /** @var array<string, array<string, string>>|null submitted values, when one was rejected */
    private ?array $typed = null;

    /** @var array<string, string> message by "language.name" */
    private array $errors = [];

    public function __construct(private readonly Texts $texts, private readonly SiteTexts $site, private readonly Config $config)
    {
    }

    public function save(): void
    {
        if (!ServerVariables::isPost()) {
            return;
        }
        check_admin_referer(self::NONCE);
        $input = wp_unslash($_POST['texts'] ?? []);
        if (!$this->write(is_array($input) ? $input : [])) {
            status_header(422);
            return;
        }
        wp_safe_redirect(add_query_arg(['page' => SettingsMenu::PAGE, 'saved' => 1], admin_url('admin.php')), 303);
        exit;
    }

    /**
     * @param array<array-key, mixed> $input language => name => text
     * @return bool false when one is too long; nothing is written then
     */
    public function write(array $input): bool
    {
        $texts = [];
        foreach (Lang::cases() as $language) {
            $of = is_array($input[$language->value] ?? null) ? $input[$language->value] : [];
            foreach (SiteTexts::FRAME as $name) {
                $text = is_string($of[$name] ?? null) ? PlainText::paragraphs($of[$name]) : '';
                $texts[$language->value][$name] = $text;
                if (mb_strlen($text) > $this->max($name)) {
                    $this->errors["{$language->value}.{$name}"] = $this->texts->get('fieldError.too_long');
                }
            }
        }
        if ($this->errors !== []) {
            $this->typed = $texts;
            return false;
        }
        $this->site->save($texts);

        return true;
    }

    public function render(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        $isSaved = isset($_GET['saved']) && $this->errors === [];
        $notice = $isSaved ? Markup::element('div', ['class' => 'notice notice-success inline', 'role' => 'status'], Markup::text('p', $this->texts->get('site.saved'))) : '';
        if ($this->errors !== []) {
            $notice = Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert'], Markup::text('p', $this->texts->get('errors.title')));
        }
        $boxes = '';
        foreach (Lang::cases() as $language) {
            $title = $this->texts->get('box.texts', ['language' => $this->texts->get("language.in.{$language->value}")]);
            $fields = implode('', array_map(fn (string $name): string => $this->field($language, $name), SiteTexts::FRAME));
            $boxes .= Markup::element('section', ['class' => 'postbox passerelle-box'], Markup::element(
                'div',
                ['class' => 'postbox-header'],
                Markup::text('h2', $title),
            ) . Markup::element('div', ['class' => 'inside'], $fields));
        }
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo Markup::element('div', ['class' => 'wrap passerelle-edit'], Markup::text('h1', $this->texts->get('site.title'))
            . $notice
            . Markup::text('p', $this->texts->get('site.intro'))
            . Markup::element('form', ['method' => 'post'], wp_nonce_field(self::NONCE, '_wpnonce', true, false) . $boxes . Markup::text(
                'button',
                $this->texts->get('action.save'),
                ['type' => 'submit', 'class' => 'button button-primary'],
            )));
    }

    private function max(string $name): int
    {
        return $this->config->textMax(self::LIMITS[$name] ?? 'summary');
    }

    private function field(Lang $language, string $name): string
    {
        $id = "passerelle-site-{$language->value}-{$name}";
        $error = $this->errors["{$language->value}.{$name}"] ?? null;

        return Markup::element(
            'div',
            ['class' => 'passerelle-field'],
            Markup::element('label', ['for' => $id], Markup::text('span', $this->texts->get("site.field.{$name}"), ['class' => 'passerelle-label']))
            . ($error === null ? '' : Markup::text('p', $error, ['class' => 'passerelle-error', 'id' => "{$id}-error"]))
            . Markup::text('p', $this->texts->get('limit.characters', ['max' => $this->max($name)]), ['class' => 'description', 'id' => "{$id}-help"])
            . Markup::text('textarea', $this->typed[$language->value][$name] ?? $this->site->get($language, $name), [
                'id' => $id,
                'name' => "texts[{$language->value}][{$name}]",
                'class' => 'large-text',
                'rows' => $name === 'siteName' ? 1 : self::ROWS,
                'lang' => $language->value,
                'aria-invalid' => $error === null ? null : 'true',
                'aria-describedby' => $error === null ? "{$id}-help" : "{$id}-error {$id}-help",
            ]),
        );
    }
}
