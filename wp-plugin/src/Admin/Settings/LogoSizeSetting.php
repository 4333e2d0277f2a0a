<?php

declare(strict_types=1);

namespace Passerelle\Admin\Settings;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Files\LogoSize;
use Passerelle\Kernel\Config;

/** In WordPress's media settings: how large a logo may be, as a number and its unit. Empty: the limit of other images. */
final readonly class LogoSizeSetting implements AdminPart
{
    private const SCREEN = 'media';
    private const SECTION = 'passerelle_logo';

    public function __construct(private Texts $texts, private Config $config)
    {
    }

    public function register(): void
    {
        add_action('admin_init', $this->declare(...));
    }

    public function declare(): void
    {
        add_settings_section(self::SECTION, $this->texts->get('logo_size.title'), static fn () => null, self::SCREEN);
        register_setting(self::SCREEN, LogoSize::OPTION, [
            'type' => 'array',
            'default' => [],
            'show_in_rest' => false,
            'sanitize_callback' => $this->sanitize(...),
        ]);
        add_settings_field(LogoSize::OPTION, $this->texts->get('logo_size.label'), $this->render(...), self::SCREEN, self::SECTION, [
            'label_for' => LogoSize::OPTION,
        ]);
    }

    /**
     * Invalid and too large sizes are rejected with a message and leave the setting unchanged.
     *
     * @return array{}|array{number: int, unit: string}
     */
    public function sanitize(mixed $posted): array
    {
        $values = is_array($posted) ? $posted : [];
        if (($values['number'] ?? '') === '') {
            return [];
        }
        $size = LogoSize::of($values['number'], $values['unit'] ?? null);
        if ($size !== null && $size->bytes() <= $this->config->limit('files', 'logoMaxBytes')) {
            return $size->stored();
        }
        add_settings_error(LogoSize::OPTION, 'logo_size', $this->texts->get('logo_size.invalid', ['max' => $this->max()]));

        return LogoSize::configured()?->stored() ?? [];
    }

    private function render(): void
    {
        $size = LogoSize::configured();
        $units = '';
        foreach (array_keys(LogoSize::UNITS) as $unit) {
            $units .= Markup::text('option', $this->texts->get('logo_size.unit.' . strtolower($unit)), [
                'value' => $unit, 'selected' => $unit === $size?->unit,
            ]);
        }
        $html = Markup::element('input', [
            'type' => 'number', 'id' => LogoSize::OPTION, 'name' => LogoSize::OPTION . '[number]', 'value' => $size === null ? '' : (string) $size->number,
            'min' => '1', 'class' => 'small-text', 'aria-describedby' => LogoSize::OPTION . '-help',
        ]) . ' ' . Markup::element('select', ['name' => LogoSize::OPTION . '[unit]', 'aria-label' => $this->texts->get('logo_size.unit')], $units)
            . Markup::text('p', $this->texts->get('logo_size.help', ['max' => $this->max()]), ['class' => 'description', 'id' => LogoSize::OPTION . '-help']);
        // phpcs:ignore WordPress.Security.EscapeOutput -- escaped by Markup
        echo $html;
    }

    private function max(): string
    {
        return $this->texts->get('size.mb', ['size' => number_format_i18n($this->config->limit('files', 'logoMaxBytes') / 1_000_000)]);
    }
}
