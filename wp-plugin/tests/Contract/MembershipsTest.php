<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** "structure-owner" owns the published structure, whose author is "owner", and has no profile; "other" belongs to nothing before and after each test. */
final class MembershipsTest extends ContractTestCase
{
    public const OPERATIONS = ['ChangeMembership', 'ChangeOwnMembership', 'OwnMemberships', 'StructureMembers'];

    private const OWNER = 'structure-owner';
    private const OUTSIDERS = ['other', 'operateur', 'moderateur', 'moderateur-elsewhere'];

    public function testARequestIsAcceptedAndTheMemberLeaves(): void
    {
        [$structure, $other] = [$this->structure(), $this->idOf('other')];
        self::assertSame(['role' => 'MEMBER', 'status' => 'PRETENDER'], $this->changed($this->own('ASK', 'other')));
        self::assertSame([['MEMBER', 'PRETENDER', ['WITHDRAW']]], $this->ownMemberships('other'));
        self::assertSame('invalid_transition', $this->refusal($this->own('ASK', 'other')));
        self::assertSame(
            [$other => ['MEMBER', 'PRETENDER', ['ACCEPT', 'REFUSE', 'INVITE']]],
            array_diff_key($this->members($structure, self::OWNER), [$this->idOf(self::OWNER) => true]),
        );

        self::assertSame(['role' => 'GUEST', 'status' => 'MEMBER'], $this->changed($this->change('ACCEPT', 'other', 'GUEST')));
        self::assertSame([], $this->members($structure, 'other')[$other][2] ?? null);
        self::assertSame(['role' => 'MEMBER', 'status' => 'MEMBER'], $this->changed($this->change('setRole', 'other', 'MEMBER')));
        self::assertNull($this->changed($this->own('LEAVE', 'other')));

        self::assertSame([], $this->ownMemberships('other'));
        self::assertSame('not_found', $this->refusal($this->ask('StructureMembers', ['structureId' => $structure, 'language' => 'FR'], 'other')));
    }

    public function testTheOnlyOwnerStays(): void
    {
        self::assertSame('ownership_transfer_failed', $this->refusal($this->own('LEAVE', self::OWNER)));
        self::assertSame('role_change_forbidden', $this->refusal($this->change('setRole', self::OWNER, 'MEMBER')));
        self::assertSame('role_change_forbidden', $this->refusal($this->change('REMOVE', self::OWNER)));
        self::assertSame('invalid_fields', $this->refusal($this->change('setRole', self::OWNER)));
        self::assertSame('profile_not_published', $this->refusal($this->change('INVITE', 'other')));
        self::assertSame([['OWNER', 'MEMBER', []]], $this->ownMemberships(self::OWNER));
    }

    public function testNobodyElseManagesOrSeesTheMembers(): void
    {
        $structure = $this->structure();
        foreach (self::OUTSIDERS as $person) {
            foreach (['ACCEPT', 'REFUSE', 'INVITE', 'cancelInvitation', 'setRole', 'REMOVE', 'transferOwnership', 'cancelTransfer'] as $action) {
                self::assertSame('not_found', $this->refusal($this->change($action, self::OWNER, 'OWNER', $person)), "{$person} {$action}");
            }
            self::assertSame('not_found', $this->refusal($this->ask('StructureMembers', ['structureId' => $structure, 'language' => 'FR'], $person)), $person);
        }
        self::assertSame('access_token_missing', $this->refusal($this->own('ASK', null)));
        self::assertSame('access_token_missing', $this->refusal($this->ask('OwnMemberships', ['language' => 'FR'], null)));
        self::assertSame('access_token_missing', $this->refusal($this->ask('StructureMembers', ['structureId' => $structure, 'language' => 'FR'], null)));
        foreach ([0, -1, 2_147_483_647] as $id) {
            self::assertSame('not_found', $this->refusal($this->ask('ChangeOwnMembership', ['structureId' => $id, 'action' => 'ASK'], 'other')));
        }
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $asked = [
            'ChangeMembership' => ['structureId' => 1, 'userId' => 1, 'action' => 'ACCEPT'],
            'ChangeOwnMembership' => ['structureId' => 1, 'action' => 'ASK'],
            'OwnMemberships' => ['language' => 'FR'],
            'StructureMembers' => ['structureId' => 1, 'language' => 'FR'],
        ];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    private function structure(): int
    {
        $query = 'query { passerelleCatalogue(language: FR, filter: { type: COMMUNITY_PROFILE, kind: STRUCTURE, q: "Ateliers du Fleuve" }) { items { id } } }';
        /** @var array{passerelleCatalogue: array{items: non-empty-list<array{id: int}>}} $data */
        $data = Site::get()->query($query)->data();

        return $data['passerelleCatalogue']['items'][0]['id'];
    }

    private function own(string $action, ?string $as): Answer
    {
        return $this->ask('ChangeOwnMembership', ['structureId' => $this->structure(), 'action' => $action], $as);
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
