<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Auth;

use Passerelle\Auth\Accounts\NewAccounts;
use Passerelle\Kernel\Transaction;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditFilter;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Auth\Accounts\AccountStage;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Role;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Tests\IntegrationTestCase;
use WP_User;

/** The audit log names new and deleted accounts, changed addresses and rights, whoever changes them and by whatever means. */
final class AccountAuditTest extends IntegrationTestCase
{
    private Viewer $actor;
    private WP_User $person;
    private int $from;

    protected function setUp(): void
    {
        parent::setUp();
        require_once ABSPATH . 'wp-admin/includes/user.php';
        $this->actor = $this->users->administrator();
        $this->person = new WP_User($this->users->beneficiaire()->id);
        wp_set_current_user($this->actor->id);
        $this->from = (int) $this->db->value("SELECT MAX(id) FROM {$this->db->table('audit')}");
    }

    public function testRights(): void
    {
        $this->person->add_role('operateur');
        $this->person->set_role('editor');
        $this->person->remove_role('editor');
        $this->person->add_cap('manage_options');
        $this->person->add_cap('read', false);
        update_user_meta($this->person->ID, $this->person->cap_key, ['super_administrateur' => true]);
        (new WP_User($this->person->ID))->remove_all_caps();
        // No change.
        (new WP_User($this->person->ID))->set_role('');
        update_user_meta($this->person->ID, 'nickname', 'other');

        $this->assertLines([
            ['account_rights', 'beneficiaire>beneficiaire,operateur'],
            ['account_rights', 'beneficiaire,operateur>editor'],
            ['account_rights', 'editor>'],
            ['account_rights', '>manage_options'],
            ['account_rights', 'manage_options>-read,manage_options'],
            ['account_rights', '-read,manage_options>super_administrateur'],
            ['account_rights', 'super_administrateur>'],
        ], $this->person->ID);
    }

    public function testScreenOfWordPress(): void
    {
        $_POST = ['email' => $this->person->user_email, 'nickname' => 'x', 'role' => 'editor'];
        self::assertSame($this->person->ID, edit_user($this->person->ID));

        $this->assertLines([['account_rights', 'beneficiaire>editor']], $this->person->ID);
    }

    public function testNewAccountIsOneLine(): void
    {
        $id = wp_insert_user(['user_login' => 'audited', 'user_email' => 'audited@example.test', 'user_pass' => 'Another-phrase-2026!', 'role' => 'editor']);

        $this->assertLines([['account_create', '>editor']], is_int($id) ? $id : 0);
        self::assertStringNotContainsString('audited', $this->raw());
    }

    public function testSignUpIsOneLineOfTheSystem(): void
    {
        wp_set_current_user(0);
        $accounts = $this->plugin->get(NewAccounts::class);
        $id = $this->plugin->get(Transaction::class)->run(static function () use ($accounts): int {
            self::assertNull($accounts->known('signs.up@example.test'));

            return $accounts->create('signs.up@example.test', Lang::French, AccountStage::Pending);
        });

        $this->assertLines([['account_create', '>' . Role::DEFAULT->value]], $id, '');
    }

    public function testRefusedAccountIsNoLine(): void
    {
        wp_insert_user(['user_login' => 'audited', 'user_email' => 'audited@example.test', 'user_pass' => 'a']);
        self::assertSame([], $this->lines());
        $this->person->add_role('operateur');

        $this->assertLines([['account_rights', 'beneficiaire>beneficiaire,operateur']], $this->person->ID);
    }

    public function testDeletedAccount(): void
    {
        $this->person->add_role('operateur');
        $pseudonym = $this->plugin->get(AuditAccounts::class)->findPseudonym($this->person->ID);
        self::assertNotNull($pseudonym);
        self::assertTrue(wp_delete_user($this->person->ID));

        $lines = $this->lines();
        self::assertSame(['account_rights', 'account_erased'], array_column($lines, 'action'));
        self::assertSame(['user_deletion remove', 'beneficiaire operateur'], [$lines[1]->reason, $lines[1]->before]);
        self::assertSame($this->plugin->get(AuditAccounts::class)->findPseudonym($this->actor->id), $lines[1]->actor);
        self::assertNull($this->plugin->get(AuditAccounts::class)->findPseudonym($this->person->ID));
    }

    public function testAccountDeletedWithoutErasure(): void
    {
        $this->person->add_role('operateur');
        // WordPressDeletion is the only callback of this priority.
        remove_all_actions('delete_user', PHP_INT_MAX);
        self::assertTrue(wp_delete_user($this->person->ID));

        $this->assertLines([
            ['account_rights', 'beneficiaire>beneficiaire,operateur'],
            ['account_delete', 'beneficiaire,operateur>'],
        ], $this->person->ID);
    }

    public function testNewAddressWithoutTheAddress(): void
    {
        self::assertSame($this->person->ID, wp_update_user(['ID' => $this->person->ID, 'user_email' => "o'moved@example.test"]));
        self::assertSame($this->person->ID, wp_update_user(['ID' => $this->person->ID, 'first_name' => 'Awa']));

        $this->assertLines([['account_email', '']], $this->person->ID);
        self::assertStringNotContainsString('example.test', $this->raw());
    }

    /** @param list<array{string, string}> $expected action, rights before>after */
    private function assertLines(array $expected, int $accountId, ?string $actor = null): void
    {
        $actor ??= $this->plugin->get(AuditAccounts::class)->findPseudonym($this->actor->id);
        $account = 'account=' . $this->plugin->get(AuditAccounts::class)->findPseudonym($accountId);
        self::assertSame(
            array_map(static fn (array $line): array => [$line[0], $actor, trim("{$account} {$line[1]}")], $expected),
            array_map(static fn (AuditLine $line): array => [$line->action, $line->actor, $line->reason], $this->lines()),
        );
        self::assertTrue(($this->plugin->get(VerifyAudit::class))()->isIntact());
    }

    /** @return list<AuditLine> the oldest first */
    private function lines(): array
    {
        $lines = $this->plugin->get(AuditLines::class)->page(new AuditFilter(), PHP_INT_MAX, 50);

        return array_values(array_reverse(array_filter($lines, fn (AuditLine $line): bool => $line->id > $this->from)));
    }

    private function raw(): string
    {
        return (string) json_encode($this->db->rows("SELECT * FROM {$this->db->table('audit')} WHERE id > %d", $this->from));
    }
}
