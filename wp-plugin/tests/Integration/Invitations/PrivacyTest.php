<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Invitations;

use Passerelle\Accounts\Privacy\EraseAccount;
use Passerelle\Accounts\Privacy\ErasureOrder;
use Passerelle\Accounts\Privacy\ErasureWay;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Accounts\Privacy\Records\InvitationRecords;

/** What the export of an account says of invitations, and what its erasure leaves of them. */
final class PrivacyTest extends InvitationTestCase
{
    private InvitationRecords $records;

    protected function setUp(): void
    {
        parent::setUp();
        $this->records = new InvitationRecords($this->db);
    }

    public function testTheExportHasNothingAboutOthers(): void
    {
        $record = $this->published();
        $person = $this->users->beneficiaire();
        $this->answering($person, $this->hashFor());

        $sent = iterator_to_array($this->records->of($this->owner->id), false);
        $got = iterator_to_array($this->records->of($person->id), false);

        self::assertSame([['inviter', 'accepted'], ['inviter', 'sent']], array_map(static fn (array $row): array => [$row['as'], $row['state']], $sent));
        self::assertSame([['invited', 'Kossi Amouzou', self::KOSSI]], array_map(static fn (array $row): array => [$row['as'], $row['name'], $row['email']], $got));
        $hashes = $this->db->column("SELECT named_hash FROM {$this->db->table('invitations')}");
        foreach ([self::KOSSI, self::PORT, 'Kossi', 'Port de Dakar', ...$hashes] as $private) {
            self::assertStringNotContainsString($private, (string) json_encode($sent, JSON_UNESCAPED_UNICODE));
        }
        self::assertStringNotContainsString(self::PORT, (string) json_encode($got));
        self::assertSame([], iterator_to_array($this->records->of($this->users->beneficiaire()->id), false));
        self::assertSame('accepted', $this->states($record)[self::KOSSI]);
    }

    public function testErasureOfWhoAcceptedEndsTheirNameAndNobodyIsAskedAgain(): void
    {
        $record = $this->published();
        $person = $this->users->beneficiaire();
        $this->answering($person, $this->hashFor());
        self::assertSame(['Kossi Amouzou'], $this->named($record)['members']);

        $this->erase($person->id);

        self::assertSame([], $this->named($record)['members']);
        self::assertSame(['declined', '', '', null], $this->row());
        $this->content->save($this->reload($record), ['members' => [...$this->people()['members'], ['structureName' => 'Autre']]]);
        self::assertSame([], $this->mails());
    }

    public function testErasureOfWhoseAddressWasInvitedVoidsTheLink(): void
    {
        $this->published();
        $hash = $this->hashFor();
        $person = $this->users->beneficiaire();
        wp_update_user(['ID' => $person->id, 'user_email' => self::KOSSI]);

        $this->erase($person->id);

        self::assertSame(['declined', '', '', null], $this->row());
        self::assertSame('link_expired', $this->answering($this->owner, $hash));
    }

    public function testErasureOfTheInviterLeavesTheInvitations(): void
    {
        $record = $this->published();
        $hash = $this->hashFor();

        $this->erase($this->owner->id);

        self::assertSame(0, $this->invitation($record)->inviterId);
        self::assertSame('done', $this->answering($this->users->beneficiaire(), $hash));
    }

    private function erase(int $userId): void
    {
        $this->records->erase($this->plugin->get(EraseAccount::class)->erasure($userId, new ErasureOrder(ErasureWay::Own, PublishedItems::Keep)));
    }

    /** @return list<string|null> state, name, address and account of the first invitation */
    private function row(): array
    {
        $db = $this->db;
        $rows = $db->rows("SELECT state, name, email, user_id FROM {$db->table('invitations')} ORDER BY id LIMIT 1");

        return array_values($rows[0] ?? []);
    }
}
