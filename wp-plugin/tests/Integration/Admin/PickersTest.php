<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Admin\Pickers\Found;
use Passerelle\Admin\Pickers\PickerEndpoint;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;

final class PickersTest extends AdminTestCase
{
    public function testFindsRecordsIgnoringAccentsAndCaseOncePerItem(): void
    {
        $structure = $this->content->published(ContentType::Structure, title: 'Théâtre de l’Écluse');
        $this->content->draft(ContentType::Structure, language: Lang::English, title: 'Theatre of the Lock, théâtre', groupId: $structure->groupId);
        $this->content->published(ContentType::Event, title: 'Théâtre en plein air');
        $binned = $this->content->in(Status::Trash, ContentType::Structure);

        foreach (['théâtre', 'THEATRE', 'theatre de l ecluse'] as $words) {
            self::assertSame([$structure->groupId], $this->ids($this->plugin->get(PickerEndpoint::class)->find('structure', $words)), $words);
        }
        self::assertSame([], $this->ids($this->plugin->get(PickerEndpoint::class)->find('structure', $binned->title)));
        self::assertSame([], $this->plugin->get(PickerEndpoint::class)->find('structure', ' '));
        self::assertSame([], $this->plugin->get(PickerEndpoint::class)->find('page', 'théâtre'));
    }

    public function testPercentSignsAreNoWildcards(): void
    {
        $this->content->published(ContentType::Structure, title: 'Anything');

        self::assertSame([], $this->plugin->get(PickerEndpoint::class)->find('structure', '%_%'));
    }

    public function testAccountsAreFoundByNameAndAddress(): void
    {
        $user = $this->users->operateur();
        wp_update_user(['ID' => $user->id, 'display_name' => 'Zénab Unique', 'user_email' => 'zenab.unique@example.test']);

        foreach (['Unique', 'zenab.unique@'] as $words) {
            self::assertEquals(
                [new Found($user->id, 'Zénab Unique (zenab.unique@example.test)', 'Zénab Unique')],
                $this->plugin->get(PickerEndpoint::class)->find('user', $words),
            );
        }
    }

    public function testWithoutScriptANameTypedInFullIsLookedUp(): void
    {
        $structure = $this->content->published(ContentType::Structure, title: 'Le Relais (Kayes)');
        $user = $this->users->operateur();
        wp_update_user(['ID' => $user->id, 'display_name' => 'Zénab Unique', 'user_email' => 'zenab.unique@example.test']);
        $event = $this->content->draft(ContentType::Event);
        $call = $this->content->draft(ContentType::CallForApplication);

        self::assertSame(
            $structure->groupId,
            $this->post($event, ['organiserId' => ['search' => 'Le Relais (Kayes)']])->record?->values->int('organiserId'),
        );
        self::assertSame(
            [$user->id],
            $this->post($call, ['managerIds' => ['search' => 'zenab.unique@example.test']])->record?->values->ints('managerIds'),
        );
    }

    public function testRejectsUnknownAndAmbiguousNameAndShowsItAgain(): void
    {
        $this->content->published(ContentType::Structure, title: 'Deux fois');
        $this->content->published(ContentType::Structure, title: 'Deux fois');
        $event = $this->content->draft(ContentType::Event);
        foreach (['Personne' => 'unknown_record', 'Deux fois' => 'ambiguous_record'] as $name => $code) {
            $outcome = $this->post($event, ['organiserId' => ['search' => $name]]);

            self::assertSame(["organiserId: {$code}"], $this->errors($outcome));
            self::assertStringContainsString("value=\"{$name}\"", $this->html($outcome));
            self::assertEquals($event, $this->reload($event));
        }
    }

    public function testReportsUnknownAddressAndUnknownName(): void
    {
        $call = $this->content->draft(ContentType::CallForApplication);
        foreach (['nobody@example.test' => 'unknown_email', 'Nobody at all' => 'unknown_user'] as $search => $code) {
            self::assertSame(["managerIds: {$code}"], $this->errors($this->post($call, ['managerIds' => ['search' => $search]])));
        }
    }

    public function testRowIsADirectoryRecordOrAName(): void
    {
        $profile = $this->content->published(ContentType::CommunityProfile);
        $record = $this->content->draft(ContentType::Initiative);

        $outcome = $this->post($record, ['partners' => [
            'present' => '1',
            ['groupId' => ['id' => [(string) $profile->groupId], 'search' => ''], 'role' => 'Scène'],
            ['groupId' => ['search' => ''], 'firstName' => '', 'lastName' => '', 'role' => ''],
            ['groupId' => ['search' => ''], 'firstName' => 'Awa', 'lastName' => 'Sarr', 'email' => 'not an address'],
        ]]);
        self::assertSame(['partners.1.email: invalid_email'], $this->errors($outcome));
        self::assertStringContainsString('value="not an address"', $this->html($outcome));

        $saved = $this->post($record, ['partners' => [
            'present' => '1',
            ['groupId' => ['id' => [(string) $profile->groupId]], 'role' => 'Scène'],
            ['groupId' => ['search' => ''], 'firstName' => 'Awa', 'lastName' => 'Sarr'],
        ]])->record;
        self::assertEquals(
            [['groupId' => $profile->groupId, 'role' => 'Scène'], ['firstName' => 'Awa', 'lastName' => 'Sarr']],
            $saved?->values->raw('partners'),
        );
    }

    public function testStoresMembersOfAStructureInTheirTable(): void
    {
        $user = $this->users->beneficiaire();
        $record = $this->content->draft(ContentType::Structure);

        $saved = $this->post($record, ['members' => [
            'present' => '1',
            ['user' => ['id' => [(string) $user->id]], 'role' => 'owner', 'status' => 'member'],
        ]])->record;

        $db = $this->db;
        self::assertSame([], array_diff_assoc(
            ['user_id' => (string) $user->id, 'role' => 'owner', 'status' => 'member'],
            $db->rows("SELECT * FROM {$db->table('memberships')} WHERE group_id = %d", $saved->groupId ?? 0)[0] ?? [],
        ));
    }

    /**
     * @param list<Found> $found
     * @return list<int>
     */
    private function ids(array $found): array
    {
        return array_map(static fn (Found $each): int => $each->id, $found);
    }
}
