<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** "structure-owner" owns the published structure, whose author is "owner", and has no profile; "other" belongs to nothing before and after each test. */
final class MembershipsTest extends ContractTestCase
{
    public const OPERATIONS = ['ChangeMembership', 'ChangeOwnMembership', 'ChangeOwnMemberships', 'InviteByMail', 'OwnMemberships', 'OwnershipOffer', 'StructureMembers'];

    private const ADDRESS = '203.0.113.62';

    private const OWNER = 'structure-owner';
    private const INVITEE = ['email' => 'kossi@secret.test', 'firstName' => 'Kossi', 'lastName' => 'SECRET', 'role' => 'guest'];
    private const OUTSIDERS = ['other', 'operateur', 'moderateur', 'moderateur-elsewhere'];

    public function testARequestIsAcceptedAndTheMemberLeaves(): void
    {
        [$structure, $other] = [$this->structure(), $this->idOf('other')];
        self::assertSame(['role' => 'member', 'status' => 'pretender'], $this->changed($this->own('ask', 'other')));
        self::assertSame([['member', 'pretender', ['withdraw']]], $this->ownMemberships('other'));
        self::assertSame('invalid_transition', $this->refusal($this->own('ask', 'other')));
        self::assertSame(
            [$other => ['member', 'pretender', ['accept', 'refuse', 'invite']]],
            array_diff_key($this->members($structure, self::OWNER), [$this->idOf(self::OWNER) => true]),
        );

        self::assertSame(['role' => 'guest', 'status' => 'member'], $this->changed($this->change('accept', 'other', 'guest')));
        self::assertSame([], $this->members($structure, 'other')[$other][2] ?? null);
        self::assertSame(['role' => 'member', 'status' => 'member'], $this->changed($this->change('setRole', 'other', 'member')));
        self::assertNull($this->changed($this->own('leave', 'other')));

        self::assertSame([], $this->ownMemberships('other'));
        self::assertSame('not_found', $this->refusal($this->ask('StructureMembers', ['structureId' => $structure, 'language' => 'FR'], 'other')));
    }

    public function testTheOnlyOwnerStays(): void
    {
        self::assertSame('ownership_transfer_failed', $this->refusal($this->own('leave', self::OWNER)));
        self::assertSame('role_change_forbidden', $this->refusal($this->change('setRole', self::OWNER, 'member')));
        self::assertSame('role_change_forbidden', $this->refusal($this->change('remove', self::OWNER)));
        self::assertSame('invalid_fields', $this->refusal($this->change('setRole', self::OWNER)));
        self::assertSame('profile_not_published', $this->refusal($this->change('invite', 'other')));
        self::assertSame([['owner', 'member', []]], $this->ownMemberships(self::OWNER));
    }

    public function testNobodyElseManagesOrSeesTheMembers(): void
    {
        $structure = $this->structure();
        foreach (self::OUTSIDERS as $person) {
            foreach (['accept', 'refuse', 'invite', 'cancelInvitation', 'setRole', 'remove', 'transferOwnership', 'cancelTransfer'] as $action) {
                self::assertSame('not_found', $this->refusal($this->change($action, self::OWNER, 'owner', $person)), "{$person} {$action}");
            }
            self::assertSame('not_found', $this->refusal($this->ask('StructureMembers', ['structureId' => $structure, 'language' => 'FR'], $person)), $person);
        }
        self::assertSame('access_token_missing', $this->refusal($this->own('ask', null)));
        self::assertSame('access_token_missing', $this->refusal($this->ask('OwnMemberships', ['language' => 'FR'], null)));
        self::assertSame('access_token_missing', $this->refusal($this->ask('StructureMembers', ['structureId' => $structure, 'language' => 'FR'], null)));
        foreach ([0, -1, 2_147_483_647] as $id) {
            self::assertSame('not_found', $this->refusal($this->ask('ChangeOwnMembership', ['structureId' => $id, 'action' => 'ask', 'address' => self::ADDRESS], 'other')));
        }
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $asked = [
            'ChangeMembership' => ['structureId' => 1, 'userId' => 1, 'action' => 'accept'],
            'ChangeOwnMembership' => ['structureId' => 1, 'action' => 'ask', 'address' => self::ADDRESS],
            'ChangeOwnMemberships' => ['items' => [['structureId' => 1, 'action' => 'ask']], 'address' => self::ADDRESS],
            'InviteByMail' => ['structureId' => 1, ...self::INVITEE],
            'OwnershipOffer' => ['hash' => 'x'],
            'OwnMemberships' => ['language' => 'FR'],
            'StructureMembers' => ['structureId' => 1, 'language' => 'FR'],
        ];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    public function testInvitingByMailNeedsAnOwnerWithAPublishedProfile(): void
    {
        $structure = $this->structure();
        foreach (self::OUTSIDERS as $person) {
            self::assertSame('structure_owner_required', $this->refusal($this->ask('InviteByMail', ['structureId' => $structure, ...self::INVITEE], $person)), $person);
        }
        self::assertSame('profile_not_published', $this->refusal($this->ask('InviteByMail', ['structureId' => $structure, ...self::INVITEE], self::OWNER)));
        self::assertSame('access_token_missing', $this->refusal($this->ask('InviteByMail', ['structureId' => $structure, ...self::INVITEE], null)));
        self::assertSame('not_found', $this->refusal($this->ask('InviteByMail', ['structureId' => 2_147_483_647, ...self::INVITEE], self::OWNER)));
        foreach (['resend', 'cancelInvitation'] as $action) {
            $answer = $this->ask('ChangeMembership', ['structureId' => $structure, 'invitationId' => 1, 'action' => $action, 'email' => 'x@secret.test'], self::OWNER);
            self::assertSame('not_found', $this->refusal($answer), 'Of an initiative.');
        }
        /** @var array{passerelleStructureMembers: array{invitations: list<mixed>}} $data */
        $data = $this->ask('StructureMembers', ['structureId' => $structure, 'language' => 'FR'], self::OWNER)->data();
        self::assertSame([], $data['passerelleStructureMembers']['invitations']);
    }

    public function testSeveralRequestsAreAnsweredEachForItself(): void
    {
        $many = fn (array $items, ?string $as = 'other'): Answer => $this->ask('ChangeOwnMemberships', ['items' => $items, 'address' => self::ADDRESS], $as);
        $structure = $this->structure();
        $answer = $many([
            ['structureId' => $structure, 'action' => 'ask'],
            ['structureId' => 2_147_483_647, 'action' => 'ask'],
            ['structureId' => $structure, 'action' => 'accept'],
            ['hash' => str_repeat('A', 43), 'action' => 'accept'],
            ['structureId' => $structure, 'action' => 'withdraw'],
        ]);
        self::assertFalse($answer->hasErrors(), $answer->body);
        self::assertSame(['passerelleChangeOwnMemberships' => ['results' => [
            ['ok' => true, 'status' => 200, 'error' => null, 'membership' => ['role' => 'member', 'status' => 'pretender']],
            ['ok' => false, 'status' => 404, 'error' => ['code' => 'not_found'], 'membership' => null],
            ['ok' => false, 'status' => 409, 'error' => ['code' => 'membership_accept_failed'], 'membership' => null],
            ['ok' => false, 'status' => 410, 'error' => ['code' => 'link_expired'], 'membership' => null],
            ['ok' => true, 'status' => 200, 'error' => null, 'membership' => null],
        ]]], $answer->data());
        self::assertSame('invalid_fields', $this->refusal($many([])));
        self::assertSame('access_token_missing', $this->refusal($many([['structureId' => $structure, 'action' => 'ask']], null)));
    }

    public function testUnknownLinksAreExpired(): void
    {
        foreach (['x', str_repeat('A', 43), "' OR 1=1 --"] as $hash) {
            self::assertSame('link_expired', $this->refusal($this->ask('OwnershipOffer', ['hash' => $hash], self::OWNER)));
            foreach (['accept', 'refuse', 'acceptTransfer', 'refuseTransfer', 'leave', 'ask'] as $action) {
                $answer = $this->ask('ChangeOwnMembership', ['hash' => $hash, 'action' => $action, 'address' => self::ADDRESS], self::OWNER);
                self::assertSame('link_expired', $this->refusal($answer), "{$action} {$hash}");
            }
        }
    }

    private function structure(): int
    {
        $query = 'query { passerelleCatalogue(language: FR, filter: { type: community_profile, kind: structure, q: "Ateliers du Fleuve" }) { items { id } } }';
        /** @var array{passerelleCatalogue: array{items: non-empty-list<array{id: int}>}} $data */
        $data = Site::get()->query($query)->data();

        return $data['passerelleCatalogue']['items'][0]['id'];
    }

    private function own(string $action, ?string $as): Answer
    {
        return $this->ask('ChangeOwnMembership', ['structureId' => $this->structure(), 'action' => $action, 'address' => self::ADDRESS], $as);
    }

    private function change(string $action, string $member, ?string $role = null, string $as = self::OWNER): Answer
    {
        return $this->ask('ChangeMembership', ['structureId' => $this->structure(), 'userId' => $this->idOf($member), 'action' => $action, 'role' => $role], $as);
    }

    /** @return array{role: string, status: string}|null */
    private function changed(Answer $answer): ?array
    {
        self::assertFalse($answer->hasErrors(), $answer->body);
        /** @var array<string, array{role: string, status: string}|null> $data */
        $data = $answer->data();

        return array_values($data)[0];
    }

    /** @return list<array{string, string, list<string>}> role, status and actions */
    private function ownMemberships(string $as): array
    {
        /** @var array{passerelleOwnMemberships: list<array{role: string, status: string, actions: list<string>}>} $data */
        $data = $this->ask('OwnMemberships', ['language' => 'EN'], $as)->data();

        return array_map(static fn (array $each): array => [$each['role'], $each['status'], $each['actions']], $data['passerelleOwnMemberships']);
    }

    /** @return array<int, array{string, string, list<string>}> role, status and actions by user id */
    private function members(int $structure, string $as): array
    {
        /** @var array{passerelleStructureMembers: array{items: list<array{userId: int, role: string, status: string, actions: list<string>}>}} $data */
        $data = $this->ask('StructureMembers', ['structureId' => $structure, 'language' => 'FR'], $as)->data();
        $members = [];
        foreach ($data['passerelleStructureMembers']['items'] as $each) {
            $members[$each['userId']] = [$each['role'], $each['status'], $each['actions']];
        }

        return $members;
    }

    private function idOf(string $name): int
    {
        /** @var array{passerelleUser: array{id: int}} $data */
        $data = Site::get()->query('query { passerelleUser { id } }', [], $name)->data();

        return $data['passerelleUser']['id'];
    }

    /** @param array<string, mixed> $variables */
    private function ask(string $operation, array $variables, ?string $as): Answer
    {
        return Site::get()->query(Operations::read()->document($operation), $variables, $as);
    }

    private function refusal(Answer $answer): string
    {
        /** @var array{errors?: list<array{extensions: array{code: string}}>} $body */
        $body = json_decode($answer->body, true);

        return $body['errors'][0]['extensions']['code'] ?? self::fail($answer->body);
    }
}
