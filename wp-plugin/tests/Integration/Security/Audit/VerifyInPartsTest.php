<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security\Audit;

use Passerelle\Kernel\Transaction;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditKeys;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Security\Audit\ChainCheck;
use Passerelle\Security\Audit\Fault;
use Passerelle\Security\Audit\PartialVerification;
use Passerelle\Security\Audit\VerifyInParts;
use Passerelle\Kernel\NamedKeys;
use Passerelle\Tests\FrozenClock;
use Passerelle\Tests\IntegrationTestCase;

final class VerifyInPartsTest extends IntegrationTestCase
{
    private const LINES = 2;
    private const FAULTS = 3;
    private const KEY = 'one:0123456789abcdef0123456789abcdef';

    private VerifyInParts $verify;

    protected function setUp(): void
    {
        parent::setUp();
        $this->withoutLinesOfNewAccounts();
        $db = $this->db;
        $db->execute("DELETE FROM {$db->table('audit')}");
        $db->execute("DELETE FROM {$db->table('audit_accounts')}");
        $db->execute("UPDATE {$db->table('audit_head')} SET last_id = 0, last_hash = ''");
        delete_option('passerelle_audit_verification');
        $keys = new AuditKeys(NamedKeys::parse(self::KEY));
        $accounts = new AuditAccounts($db, $keys);
        $lines = new AuditLines($db, $accounts);
        $this->verify = new VerifyInParts($lines, new ChainCheck($lines, $accounts, $keys), $this->plugin->get(Transaction::class), new FrozenClock(), self::LINES, self::FAULTS);
        $plugin = $this->pluginWith([AuditKeys::class => $keys]);
        foreach (range(1, 5) as $number) {
            $plugin->get(AuditLog::class)->record(new AuditEntry(0, [], $number, 1, 'save', 'publish', 'publish'));
        }
    }

    public function testEachPartContinuesTheOneBefore(): void
    {
        self::assertNull($this->verify->last());
        $parts = array_map(fn (): PartialVerification => $this->verify->next(), range(1, 4));

        self::assertSame([2, 4, 5, 2], array_map(static fn (PartialVerification $part): int => $part->end->lastId, $parts));
        self::assertSame([false, false, true, false], array_map(static fn (PartialVerification $part): bool => $part->isComplete, $parts));
        self::assertSame([[], [], [], []], array_map(static fn (PartialVerification $part): array => $part->faults, $parts));
        self::assertEquals($parts[3], $this->verify->last());
    }

    public function testFaultsOfEarlierPartsStayUntilItBeginsAgain(): void
    {
        $this->change("action = 'approve'", 2);
        $this->change("action = 'approve'", 3);

        $found = array_map(fn (): array => $this->verify->next()->faults, range(1, 3));

        self::assertSame([[[2, Fault::Edited]], [[2, Fault::Edited], [3, Fault::Edited]], [[2, Fault::Edited], [3, Fault::Edited]]], $found);
        $this->change("action = 'save'", 2);
        self::assertSame([], $this->verify->next()->faults);
    }

    public function testOnlySoManyFaultsAreStored(): void
    {
        foreach (range(1, 5) as $number) {
            $this->change('post_id = 9', $number);
        }
        $this->verify->next();
        $this->verify->next();

        self::assertSame([[1, Fault::Edited], [2, Fault::Edited], [3, Fault::Edited]], $this->verify->next()->faults);
    }

    public function testARemovedEndIsFound(): void
    {
        $this->db->execute("DELETE FROM {$this->db->table('audit')} WHERE id = 5");
        $this->verify->next();
        $this->verify->next();

        self::assertSame([[4, Fault::WrongEnd]], $this->verify->next()->faults);
    }

    public function testWhatIsNoVerificationBeginsAgain(): void
    {
        foreach (['text', ['lastId' => '2'], ['lastId' => 2, 'lastHash' => [], 'at' => 1]] as $stored) {
            update_option('passerelle_audit_verification', $stored);
            self::assertSame(self::LINES, $this->verify->next()->end->lastId);
        }
    }

    private function change(string $values, int $id): void
    {
        $this->db->execute("UPDATE {$this->db->table('audit')} SET {$values} WHERE id = %d", $id);
    }
}
