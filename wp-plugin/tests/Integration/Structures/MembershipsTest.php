<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Tests\IntegrationTestCase;

final class MembershipsTest extends IntegrationTestCase
{
    public function testBelongToTheGroupAndEndWithIt(): void
    {
        [$owner, $member] = [$this->users->beneficiaire()->id, $this->users->beneficiaire()->id];
        $rows = [
            ['user' => $owner, 'role' => 'owner', 'status' => 'member'],
            ['user' => $member, 'role' => 'member', 'status' => 'pretender'],
        ];
        $french = $this->content->draft(ContentType::Structure, ['members' => $rows]);
        $english = $this->content->draft(ContentType::Structure, language: Lang::English, groupId: $french->groupId);

        self::assertSame([$rows, $rows], [$this->members($french), $this->members($english)]);

        $this->content->save($english, ['members' => [$rows[0]]]);
        self::assertSame([[$rows[0]], [$rows[0]]], [$this->members($french), $this->members($english)]);

        $this->content->save($french, ['city' => 'Thiès']);
        self::assertSame([$rows[0]], $this->members($french), 'What is left out stays.');

        wp_delete_post($french->id, true);
        self::assertSame([$rows[0]], $this->members($english));
        wp_delete_post($english->id, true);
        self::assertSame([], $this->db->rows("SELECT * FROM {$this->db->table('memberships')} WHERE group_id = %d", $french->groupId));
    }

    public function testTheSamePersonTwiceIsOneMembership(): void
    {
        $user = $this->users->beneficiaire()->id;
        $structure = $this->content->draft(ContentType::Structure, ['members' => [
            ['user' => $user, 'role' => 'member', 'status' => 'member'],
            ['user' => $user, 'role' => 'owner', 'status' => 'member'],
        ]]);

        self::assertSame([['user' => $user, 'role' => 'owner', 'status' => 'member']], $this->members($structure));
    }

    /** @return array<mixed> */
    private function members(Record $record): array
    {
        $members = $this->reload($record)->values->raw('members');
        return is_array($members) ? $members : [];
    }
}
