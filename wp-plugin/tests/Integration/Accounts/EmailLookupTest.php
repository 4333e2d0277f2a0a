<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Accounts;

use Passerelle\Accounts\EmailLookup;
use Passerelle\Rights\Role;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User;

/** The same answers on SQLite, which compares bytes, and on MariaDB, whose collation takes many spellings for one. */
final class EmailLookupTest extends IntegrationTestCase
{
    /** @return array<string, array{string, string, bool}> */
    public static function spellings(): array
    {
        /** @var list<array{name: string, stored: string, typed: string, isSame: bool}> $cases */
        $cases = json_decode((string) file_get_contents(dirname(__DIR__, 2) . '/fixtures/validation/email-spellings.json'), true, flags: JSON_THROW_ON_ERROR);

        return array_map(
            static fn (array $case): array => [$case['stored'], $case['typed'], $case['isSame']],
            array_column($cases, null, 'name'),
        );
    }

    #[DataProvider('spellings')]
    public function testFindsOnlyTheExactAccount(string $stored, string $typed, bool $isSame): void
    {
        $user = $this->account($stored);

        self::assertSame($isSame ? $user->ID : null, $this->lookup()->find($typed)?->ID);
        self::assertSame($isSame ? $user->ID : false, email_exists($typed), 'WordPress’s own screens ask this.');
    }

    /** An import can bring addresses that this site would refuse; nobody loses an account to a look-alike. */
    public function testTwoAddressesThatACollationEquatesAreTwoAccounts(): void
    {
        $accented = $this->account('zoé@example.test');
        $plain = wp_insert_user(['user_login' => 'plain', 'user_email' => 'zoe@example.test', 'user_pass' => 'Factory-2026!']);

        self::assertIsInt($plain);
        self::assertSame(
            [$accented->ID, $plain, null],
            [$this->lookup()->find('zoé@example.test')?->ID, $this->lookup()->find('zoe@example.test')?->ID, $this->lookup()->find('zoë@example.test')?->ID],
        );
    }

    public function testAddressIsUniqueInAnyLetterCase(): void
    {
        $this->account('awa@example.test');
        $second = wp_insert_user(['user_login' => 'second', 'user_email' => 'AWA@example.test', 'user_pass' => 'Factory-2026!']);

        self::assertWPErrorCode('existing_user_email', $second);
    }

    public function testEmptyAddressFindsNoAccount(): void
    {
        $this->account('');

        self::assertNull($this->lookup()->find(''));
        self::assertNull($this->lookup()->find(" \n"));
    }

    private static function assertWPErrorCode(string $code, mixed $result): void
    {
        self::assertInstanceOf(\WP_Error::class, $result);
        self::assertSame($code, $result->get_error_code());
    }

    private function lookup(): EmailLookup
    {
        return new EmailLookup($this->db);
    }

    private function account(string $email): WP_User
    {
        $user = new WP_User($this->users->with(Role::Beneficiaire)->id);
        // Imports write past WordPress's own checks, too.
        $this->db->execute("UPDATE {$this->database()->users} SET user_email = %s WHERE ID = %d", $email, $user->ID);
        clean_user_cache($user);

        return $user;
    }
}
