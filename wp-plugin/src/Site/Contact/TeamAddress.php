<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact;

use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\Text\Blanks;

/** Recipient of the contact form: a setting (Settings → General), by default the administrator's address. */
final class TeamAddress
{
    public const OPTION = 'passerelle_contact_address';
    private const PAGE = 'general';

    /** Null when the site has none that mail can be sent to. */
    public static function current(): ?string
    {
        foreach ([self::OPTION, 'admin_email'] as $option) {
            $address = get_option($option);
            if (is_string($address) && EmailAddress::isValid($address)) {
                return $address;
            }
        }

        return null;
    }

    public function register(): void
    {
        add_action('admin_init', function (): void {
            register_setting(self::PAGE, self::OPTION, [
                'type' => 'string',
                'sanitize_callback' => $this->sanitize(...),
                'show_in_rest' => false,
                'default' => '',
            ]);
            add_settings_field(self::OPTION, self::label(), $this->render(...), self::PAGE, 'default', ['label_for' => self::OPTION]);
        });
    }

    /** An invalid address is rejected with a message and leaves the setting unchanged. */
    private function sanitize(mixed $value): string
    {
        $text = is_string($value) ? Blanks::trim($value) : '';
        if ($text === '' || EmailAddress::isValid($text)) {
            return $text;
        }
        add_settings_error(self::OPTION, 'invalid_email', self::isEnglish() ? 'The address of the team is not valid.' : 'L’adresse de l’équipe n’est pas valide.');
        $stored = get_option(self::OPTION);

        return is_string($stored) ? $stored : '';
    }

    private function render(): void
    {
        $configured = get_option(self::OPTION);
        $address = is_string($configured) ? $configured : '';
        printf(
            '<input type="email" id="%1$s" name="%1$s" class="regular-text ltr" value="%2$s" aria-describedby="%1$s-hint"><p class="description" id="%1$s-hint">%3$s</p>',
            esc_attr(self::OPTION),
            esc_attr($address),
            esc_html(self::isEnglish()
                ? 'Messages of the contact form go there. Empty: to the administration address.'
                : 'Les messages du formulaire de contact y arrivent. Vide : à l’adresse d’administration.'),
        );
    }

    private static function label(): string
    {
        return self::isEnglish() ? 'Address of the team' : 'Adresse de l’équipe';
    }

    private static function isEnglish(): bool
    {
        return str_starts_with(get_user_locale(), 'en');
    }
}
