<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Security\Audit;

use LogicException;
use Passerelle\Kernel\Transaction;
use Passerelle\Plugin;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditEntry;
use Passerelle\Security\Audit\AuditHead;
use Passerelle\Security\Audit\AuditKeys;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Security\Audit\AuditLog;
use Passerelle\Security\Audit\Fault;
use Passerelle\Kernel\NamedKeys;
use Passerelle\Security\Audit\VerifyAudit;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class AuditLogTest extends IntegrationTestCase
{
    private const COPIED = 'at, actor, roles, post_id, group_id, action, before_status, after_status, fields, reason, key_name';
    private const KEY = 'one:0123456789abcdef0123456789abcdef';
    private const OTHER_KEY = 'two:fedcba9876543210fedcba9876543210';


    protected function setUp(): void
    {
        parent::setUp();
        $this->withoutLinesOfNewAccounts();
        $this->db->execute("DELETE FROM {$this->db->table('audit')}");
        $this->db->execute("DELETE FROM {$this->db->table('audit_accounts')}");
        $this->db->execute("UPDATE {$this->db->table('audit_head')} SET last_id = 0, last_hash = ''");
        $this->usePluginWith([AuditKeys::class => new AuditKeys(NamedKeys::parse(self::KEY))]);
    }

    public function testALogWithoutLinesIsIntact(): void
    {
        self::assertSame([], $this->faults());
    }

    public function testALineSaysWhoDidWhatWithoutAName(): void
    {
        $person = $this->users->beneficiaire();
        $this->plugin->get(AuditLog::class)->record(new AuditEntry($person->id, $person->roles, 12, 11, 'submit', 'draft', 'pending', ['slug', 'title'], "Parce que… 🎭 \xff"));
        $this->plugin->get(AuditLog::class)->record(new AuditEntry(0, [], 12, 11, 'publish_due', 'future', 'publish'));

        [$first, $second] = $this->plugin->get(AuditLines::class)->ofGroup(11);
        self::assertSame(
            [1, ['beneficiaire'], 12, 'submit', 'draft', 'pending', ['slug', 'title'], 'Parce que… 🎭 ?', 'one', ''],
            [$first->id, $first->roles, $first->postId, $first->action, $first->before, $first->after, $first->fields, $first->reason, $first->keyName, $first->previousHash],
        );
        self::assertSame([2, '', [], [], $first->hash], [$second->id, $second->actor, $second->roles, $second->fields, $second->previousHash]);
        self::assertMatchesRegularExpression('/^[0-9a-f]{32}$/', $first->actor);
        self::assertSame([1], array_map(static fn (AuditLine $line): int => $line->id, [...$this->plugin->get(AuditLines::class)->ofAccount($person->id)]));
        self::assertSame([], [...$this->plugin->get(AuditLines::class)->ofAccount($this->users->beneficiaire()->id)]);
        self::assertSame([], $this->faults());
    }

    /** @return array<string, array{list<string>, list<array{int, Fault}>}> statements, what a verification finds */
    public static function manipulations(): array
    {
        $cases = [];
        foreach (
            [
                "at = '2020-01-01 00:00:00'", "actor = ''", "roles = 'moderateur'", 'post_id = 7', 'group_id = 7', "action = 'approve'",
                "before_status = 'publish'", "after_status = 'publish'", "fields = 'title'", "reason = 'Autre'",
            ] as $change
        ) {
            $cases["an edited line: {$change}"] = [["UPDATE audit SET {$change} WHERE id = 3"], [[3, Fault::Edited]]];
        }

        return [
            ...$cases,
            'an edited hash' => [["UPDATE audit SET hash = 'x' WHERE id = 3"], [[3, Fault::Edited], [4, Fault::Unlinked]]],
            'another key' => [["UPDATE audit SET key_name = 'gone' WHERE id = 3"], [[3, Fault::UnknownKey]]],
            'the first line removed' => [['DELETE FROM audit WHERE id = 1'], [[2, Fault::Missing]]],
            'a line removed' => [['DELETE FROM audit WHERE id = 3'], [[4, Fault::Missing]]],
            'a line removed and the gap closed' => [
                ['DELETE FROM audit WHERE id = 3', 'UPDATE audit SET id = 3 WHERE id = 4', 'UPDATE audit SET id = 4 WHERE id = 5'],
                [[3, Fault::Unlinked], [4, Fault::Edited], [4, Fault::WrongEnd]],
            ],
            'the last line removed' => [['DELETE FROM audit WHERE id = 5'], [[4, Fault::WrongEnd]]],
            'all lines removed' => [['DELETE FROM audit'], [[0, Fault::WrongEnd]]],
            'a line inserted at the end' => [
                ['INSERT INTO audit SELECT 6, ' . self::COPIED . ", hash, 'made up' FROM audit WHERE id = 5"],
                [[6, Fault::Edited], [6, Fault::WrongEnd]],
            ],
            'a line repeated' => [
                ['INSERT INTO audit SELECT 6, ' . self::COPIED . ', previous_hash, hash FROM audit WHERE id = 5'],
                [[6, Fault::Unlinked], [6, Fault::WrongEnd]],
            ],
            'two lines exchanged' => [
                ['UPDATE audit SET id = 9 WHERE id = 2', 'UPDATE audit SET id = 2 WHERE id = 3', 'UPDATE audit SET id = 3 WHERE id = 9'],
                [[2, Fault::Unlinked], [3, Fault::Unlinked], [4, Fault::Unlinked]],
            ],
        ];
    }

    /**
     * @param list<string> $statements
     * @param list<array{int, Fault}> $expected
     */
    #[DataProvider('manipulations')]
    public function testWhatSomebodyChangesIsFound(array $statements, array $expected): void
    {
        $this->appendFive();
        self::assertSame([], $this->faults());

        foreach ($statements as $statement) {
            $this->database()->query(str_replace(['UPDATE audit ', 'FROM audit', 'INTO audit '], array_map(
                fn (string $before): string => $before . $this->db->table('audit') . ' ',
                ['UPDATE ', 'FROM ', 'INTO '],
            ), $statement));
        }

        self::assertSame($expected, $this->faults());
    }

    public function testTheNewestLinesAreMissedByWhoRemembersThem(): void
    {
        $this->appendFive();
        $seen = ($this->plugin->get(VerifyAudit::class))()->end;
        [$db, $audit] = [$this->db, $this->db->table('audit')];
        $fourth = (string) $db->value("SELECT hash FROM {$audit} WHERE id = 4");
        $db->execute("DELETE FROM {$audit} WHERE id = 5");
        $db->execute("UPDATE {$db->table('audit_head')} SET last_id = 4, last_hash = %s", $fourth);

        self::assertSame([], $this->faults(), 'The rest is a chain.');
        self::assertSame([[5, Fault::Forgotten]], ($this->plugin->get(VerifyAudit::class))($seen)->faults);
        self::assertSame([], ($this->plugin->get(VerifyAudit::class))(new AuditHead(4, $fourth))->faults);
        self::assertSame([[4, Fault::Forgotten]], ($this->plugin->get(VerifyAudit::class))(new AuditHead(4, 'made up'))->faults);
    }

    public function testAnErasedAccountLeavesAnIntactChainAndNothingThatLeadsToIt(): void
    {
        $person = $this->users->beneficiaire();
        $other = $this->users->beneficiaire();
        foreach ([$person, $other, $person] as $actor) {
            $this->plugin->get(AuditLog::class)->record(new AuditEntry($actor->id, $actor->roles, 12, 11, 'save', 'publish', 'publish'));
        }

        $this->plugin->get(AuditAccounts::class)->forget($person->id);

        [$first, $second, $third] = $this->plugin->get(AuditLines::class)->ofGroup(11);
        self::assertSame([], $this->faults());
        self::assertSame([$first->actor, true], [$third->actor, $first->actor !== $second->actor], 'One and the same person, whoever it was.');
        $accounts = $this->plugin->get(AuditAccounts::class);
        self::assertSame([null, $second->actor], [$accounts->findPseudonym($person->id), $accounts->findPseudonym($other->id)]);
    }

    public function testWhoIsErasedInTheSameTransactionIsNotLinkedAgain(): void
    {
        $this->plugin->get(AuditLog::class)->record(new AuditEntry(999_999, [], 12, 11, 'save', 'publish', 'publish'));

        self::assertNull($this->plugin->get(AuditAccounts::class)->findPseudonym(999_999));
        self::assertNotSame('', $this->plugin->get(AuditLines::class)->ofGroup(11)[0]->actor);
        self::assertSame([], $this->faults());
    }

    public function testAnExchangedAccountIsFound(): void
    {
        $person = $this->users->beneficiaire();
        $this->plugin->get(AuditLog::class)->record(new AuditEntry($person->id, [], 12, 11, 'save', 'publish', 'publish'));
        $this->db->execute("UPDATE {$this->db->table('audit_accounts')} SET user_id = 999999");

        self::assertSame([[999_999, Fault::ChangedAccount]], $this->faults());
    }

    public function testKeysAreExchangedWithoutAffectingOlderLines(): void
    {
        $this->appendFive();
        $both = $this->auditWith(self::OTHER_KEY . ',' . self::KEY);
        $both->get(AuditLog::class)->record(new AuditEntry(0, [], 1, 1, 'save', 'draft', 'draft'));

        self::assertSame([], ($both->get(VerifyAudit::class))()->faults);
        self::assertSame(['one', 'two'], array_values(array_unique(array_map(static fn (AuditLine $line): string => $line->keyName, [...$both->get(AuditLines::class)->all()]))));
        self::assertSame([[6, Fault::UnknownKey]], ($this->plugin->get(VerifyAudit::class))()->faults);
    }

    public function testWithoutASettingTheSaltsAreTheKey(): void
    {
        $audit = $this->auditWith('');
        $audit->get(AuditLog::class)->record(new AuditEntry(0, [], 1, 1, 'save', 'draft', 'draft'));
        self::assertSame([], ($audit->get(VerifyAudit::class))()->faults);

        add_filter('salt', static fn (): string => 'another salt, as after a change of wp-config.php');
        self::assertSame([[1, Fault::UnknownKey]], ($audit->get(VerifyAudit::class))()->faults);
    }

    public function testWhatIsUndoneLeavesNoLine(): void
    {
        $record = fn (string $action) => $this->plugin->get(AuditLog::class)->record(new AuditEntry(0, [], 1, 1, $action, '', 'draft'));
        $this->plugin->get(Transaction::class)->run(function () use ($record): void {
            $record('kept');
            try {
                $this->plugin->get(Transaction::class)->run(static function () use ($record): void {
                    $record('undone');
                    throw new LogicException('cut');
                });
            } catch (LogicException) {
            }
            self::assertSame([], $this->plugin->get(AuditLines::class)->ofGroup(1), 'Written last.');
            $record('kept, too');
        });

        self::assertSame(['kept', 'kept, too'], array_map(static fn (AuditLine $line): string => $line->action, $this->plugin->get(AuditLines::class)->ofGroup(1)));
        self::assertSame([], $this->faults());
    }

    private function appendFive(): void
    {
        foreach (['create', 'submit', 'reject', 'alter_rejected', 'offline'] as $action) {
            $this->plugin->get(AuditLog::class)->record(new AuditEntry($this->content->staff()->id, ['administrator'], 12, 11, $action, 'draft', 'pending', ['subtitle'], 'Motif'));
        }
    }

    private function auditWith(string $keys): Plugin
    {
        return $this->pluginWith([AuditKeys::class => new AuditKeys(NamedKeys::parse($keys))]);
    }

    /** @return list<array{int, Fault}> */
    private function faults(): array
    {
        return ($this->plugin->get(VerifyAudit::class))()->faults;
    }
}
