<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts\EmailChange;

use Passerelle\Admin\People\AddressField;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Auth\Links\LinkPurpose;
use Passerelle\Auth\Links\Links;
use Passerelle\Auth\Sessions\Sessions;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_Error;
use WP_User;

/** Addresses that WordPress's screens, WP-CLI or another plugin would change. */
final class ChangesElsewhereTest extends IntegrationTestCase
{
    private const NEXT = 'nouvelle.adresse@example.test';

    private Viewer $person;
    private string $former;

    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $this->person = $this->users->beneficiaire();
        $this->former = $this->email();
        $this->plugin->get(Sessions::class)->start($this->person->id, 'here');
    }

    public function testFormerAddressIsNotifiedAndCanUndo(): void
    {
        $link = $this->plugin->get(Links::class)->make(LinkPurpose::NewPassword, $this->person->id);
        self::assertSame($this->person->id, wp_update_user(['ID' => $this->person->id, 'user_email' => self::NEXT]));

        self::assertSame(self::NEXT, $this->email());
        self::assertSame([[$this->former, self::NEXT]], $this->changes());
        self::assertSame(1, $this->queuedMails());
        self::assertSame([], $this->plugin->get(Sessions::class)->listActive($this->person));
        self::assertNull($this->plugin->get(Links::class)->find(LinkPurpose::NewPassword, $link));
    }

    #[TestWith(['first_name', 'Awa'])]
    #[TestWith(['user_email', null])]
    public function testOtherUpdatesAreNoChange(string $field, ?string $value): void
    {
        wp_update_user(['ID' => $this->person->id, $field => $value ?? strtoupper($this->former)]);

        self::assertSame([], $this->changes());
        self::assertSame(0, $this->queuedMails());
        self::assertCount(1, $this->plugin->get(Sessions::class)->listActive($this->person));
    }

    #[TestWith([false])]
    #[TestWith([true])]
    public function testScreensRefuse(bool $isOwn): void
    {
        wp_set_current_user($isOwn ? $this->person->id : $this->users->administrator()->id);
        update_user_meta(get_current_user_id(), 'locale', 'fr_FR');
        $_POST = ['user_id' => $this->person->id, 'email' => self::NEXT, 'nickname' => 'x'];
        (new AddressField(new Texts()))->register();
        add_action('personal_options_update', 'send_confirmation_on_profile_email');
        do_action('personal_options_update', $this->person->id);
        $answer = edit_user($this->person->id);

        self::assertInstanceOf(WP_Error::class, $answer);
        self::assertSame(['email_on_site'], $answer->get_error_codes());
        self::assertStringContainsString('se change sur le site', $answer->get_error_message());
        self::assertSame($this->former, $this->email());
        self::assertSame('', get_user_meta($this->person->id, '_new_email', true));
        self::assertSame([], $this->changes());
    }

    public function testScreensSaveTheRestWithTheSameAddress(): void
    {
        wp_set_current_user($this->users->administrator()->id);
        $_POST = ['email' => $this->former, 'nickname' => 'x', 'first_name' => 'Awa'];

        self::assertSame($this->person->id, edit_user($this->person->id));
        self::assertSame('Awa', (new WP_User($this->person->id))->first_name);
    }

    /** @return list<array{string, string}> former and new address of confirmed changes */
    private function changes(): array
    {
        return array_map(
            static fn (array $row): array => [(string) $row['old_email'], (string) $row['new_email']],
            $this->db->rows(
                "SELECT old_email, new_email FROM {$this->db->table('email_changes')} WHERE user_id = %d AND confirmed_at IS NOT NULL",
                $this->person->id,
            ),
        );
    }

    private function queuedMails(): int
    {
        return (int) $this->db->value(
            "SELECT COUNT(*) FROM {$this->db->table('outbox')} WHERE payload LIKE %s",
            '%email_change.undo%',
        );
    }

    private function email(): string
    {
        wp_cache_flush();

        return (new WP_User($this->person->id))->user_email;
    }
}
