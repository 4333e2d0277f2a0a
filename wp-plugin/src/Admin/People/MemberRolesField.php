<?php

declare(strict_types=1);

namespace Passerelle\Admin\People;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;
use Passerelle\Directory\Members\MemberRoles;
use Passerelle\Directory\Members\RoleRights;
use Passerelle\Directory\Members\RolesInput;
use Passerelle\Directory\Members\UpdateRoles;
use Passerelle\Reference\Countries;
use Passerelle\Rights\Role;
use Passerelle\Rights\ViewerFactory;
use WP_Error;
use WP_User;

/** The roles that the site changes and the country of a moderateur, on WordPress’s screen of an account, by the same action as there. */
final class MemberRolesField implements AdminPart
{
    public const FIELD = 'passerelle_roles';
    public const COUNTRY = 'passerelle_main_country';
    /** Marks forms that contain the boxes, since unticked ones are not submitted. */
    public const MARKER = 'passerelle_roles_shown';

    private ?DomainError $refusal = null;

    public function __construct(
        private readonly UpdateRoles $update,
        private readonly RoleRights $rights,
        private readonly Countries $countries,
        private readonly ViewerFactory $viewers,
        private readonly Labels $labels,
    ) {
    }

    public function register(): void
    {
        add_action('edit_user_profile', function (WP_User $user): void {
            // phpcs:ignore WordPress.Security.EscapeOutput -- Markup escapes.
            echo $this->render($user->ID);
        });
        add_action('edit_user_profile_update', fn (int|string $userId) => $this->save((int) $userId));
        add_action('user_profile_update_errors', $this->report(...));
    }

    /** @return string HTML; empty when the user may not change these roles */
    public function render(int $userId): string
    {
        if (!$this->rights->allows($this->viewers->current(), $userId)) {
            return '';
        }
        $texts = $this->labels->texts;
        $now = MemberRoles::of($this->viewers->of($userId));
        $boxes = implode('<br>', array_map(fn (Role $role): string => $this->box($role, in_array($role, $now->roles, true)), RoleRights::CHANGEABLE));
        $country = Markup::select(['' => $texts->get('roles.no_country'), ...$this->countryNames()], $now->mainCountry ?? '', [
            'id' => self::COUNTRY,
            'name' => self::COUNTRY,
            'aria-describedby' => self::COUNTRY . '-help',
        ]);
        $rows = self::row(PlainText::escape($texts->get('roles.label')), Markup::element('input', ['type' => 'hidden', 'name' => self::MARKER, 'value' => '1']) . $boxes)
            . self::row(
                Markup::text('label', $texts->get('roles.country'), ['for' => self::COUNTRY]),
                $country . Markup::text('p', $texts->get('roles.country_help'), ['class' => 'description', 'id' => self::COUNTRY . '-help']),
            );

        return Markup::text('h2', $texts->get('roles.title'))
            . Markup::element('table', ['class' => 'form-table', 'role' => 'presentation'], Markup::element('tbody', [], $rows));
    }

    /** WordPress has checked the nonce and the right to edit the account; the right to change these roles is checked by the action. */
    private function save(int $userId): void
    {
        check_admin_referer("update-user_{$userId}");
        if (!isset($_POST[self::MARKER])) {
            return;
        }
        // WordPress’s own list shows one role and would take all others: one that the account has already changes nothing.
        if (in_array($_POST['role'] ?? '', (new WP_User($userId))->roles, true)) {
            unset($_POST['role']);
        }
        $names = array_values(array_filter((array) wp_unslash($_POST[self::FIELD] ?? []), is_string(...)));
        // The list of countries is there for everybody, and counts for a moderateur only.
        $entered = wp_unslash($_POST[self::COUNTRY] ?? '');
        $country = is_string($entered) && in_array(Role::Moderateur->value, $names, true) ? sanitize_text_field($entered) : '';
        try {
            ($this->update)($this->viewers->current(), $userId, static fn (): RolesInput => RolesInput::of($names, $country));
        } catch (DomainError $error) {
            $this->refusal = $error;
        }
    }

    private function report(WP_Error $errors): void
    {
        if ($this->refusal === null) {
            return;
        }
        $fields = $this->refusal->fields;
        $message = $fields === [] ? $this->labels->failure($this->refusal->errorCode) : $this->labels->error($fields[0]);
        $errors->add(self::FIELD, PlainText::escape("{$this->labels->texts->get('roles.title')} : {$message}"), ['form-field' => self::COUNTRY]);
    }

    private function box(Role $role, bool $checked): string
    {
        $box = Markup::element('input', ['type' => 'checkbox', 'name' => self::FIELD . '[]', 'value' => $role->value, 'checked' => $checked]);

        return Markup::element('label', [], $box . ' ' . PlainText::escape($this->labels->texts->get("roles.{$role->value}")));
    }

    /** @return array<string, string> by code, in the order of names */
    private function countryNames(): array
    {
        $language = Lang::tryFrom(substr(get_user_locale(), 0, 2)) ?? Lang::DEFAULT;
        $names = [];
        foreach ($this->countries->sorted($language) as $country) {
            $names[$country->isoCode] = $country->name($language);
        }

        return $names;
    }

    private static function row(string $head, string $content): string
    {
        return Markup::element('tr', [], Markup::element('th', ['scope' => 'row'], $head) . Markup::element('td', [], $content));
    }
}
