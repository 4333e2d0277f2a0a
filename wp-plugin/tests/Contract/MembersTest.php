<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** "owner" has a published profile in Senegal, "other" has none. "moderateur" is in charge of Senegal. */
final class MembersTest extends ContractTestCase
{
    public const OPERATIONS = ['Member', 'StructureDetail', 'UpdateRoles'];

    public function testAdministratorsAssignAndRemoveRoles(): void
    {
        $id = $this->idOf('other');

        // Their own country comes first in lists: another one would change the answers of other tests.
        $assigned = $this->update(['userId' => $id, 'roles' => ['moderateur'], 'mainCountry' => 'TG'], 'administrator');
        self::assertSame(['passerelleUpdateRoles' => ['userId' => $id, 'roles' => ['moderateur'], 'mainCountry' => 'TG']], $assigned->data(), $assigned->body);
        self::assertContains(['name' => 'moderateur'], $this->person('other')['roles']);

        $removed = $this->update(['userId' => $id, 'roles' => []], 'administrator');
        self::assertSame(['passerelleUpdateRoles' => ['userId' => $id, 'roles' => [], 'mainCountry' => null]], $removed->data(), $removed->body);
        self::assertSame([['name' => 'beneficiaire']], $this->person('other')['roles']);
    }

    public function testAModerateurActsInTheirCountry(): void
    {
        $id = $this->idOf('owner');

        $assigned = $this->update(['userId' => $id, 'roles' => ['operateur']], 'moderateur');
        self::assertSame(['passerelleUpdateRoles' => ['userId' => $id, 'roles' => ['operateur'], 'mainCountry' => null]], $assigned->data(), $assigned->body);
        $this->update(['userId' => $id, 'roles' => []], 'moderateur');

        self::assertSame([['name' => 'beneficiaire']], $this->person('owner')['roles']);
    }

    public function testRefusals(): void
    {
        [$owner, $other] = [$this->idOf('owner'), $this->idOf('other')];
        $give = ['roles' => ['operateur']];
        $cases = [
            'nobody' => [null, ['userId' => $other, ...$give]],
            'member' => ['owner', ['userId' => $other, ...$give]],
            'operateur' => ['operateur', ['userId' => $other, ...$give]],
            'editor' => ['editor', ['userId' => $other, ...$give]],
            'own' => ['moderateur', ['userId' => $this->idOf('moderateur'), ...$give]],
            'without-profile' => ['moderateur', ['userId' => $other, ...$give]],
            'unknown' => ['administrator', ['userId' => 2_147_483_647, ...$give]],
            'staff' => ['super-administrator', ['userId' => $this->idOf('administrator'), ...$give]],
            'other-role' => ['administrator', ['userId' => $owner, 'roles' => ['administrator']]],
            'other-country' => ['moderateur', ['userId' => $owner, 'roles' => ['moderateur'], 'mainCountry' => 'ML']],
            'unknown-country' => ['administrator', ['userId' => $owner, 'roles' => ['moderateur'], 'mainCountry' => 'ZZ']],
            'country-without-role' => ['administrator', ['userId' => $owner, 'roles' => [], 'mainCountry' => 'SN']],
        ];
        $answers = array_map(fn (array $case): array => $this->update($case[1], $case[0])->comparable(), $cases);

        $this->assertAnswers('members/refused-roles', $answers);
        self::assertSame([['name' => 'beneficiaire']], $this->person('owner')['roles']);
        self::assertSame([['name' => 'beneficiaire']], $this->person('other')['roles']);
    }

    public function testAMemberAsEachReaderSeesThem(): void
    {
        $id = $this->profileId();
        $answers = [];
        foreach ([null, 'other', 'operateur', 'owner', 'moderateur', 'moderateur-elsewhere', 'editor', 'administrator'] as $person) {
            $answer = $this->member($id, $person);
            $answers[$person ?? 'nobody'] = self::withoutUserId($answer->comparable());
            if (in_array($person, [null, 'other', 'operateur'], true)) {
                self::assertStringNotContainsStringIgnoringCase('secret', $answer->body, $person ?? 'nobody');
            }
        }
        $this->assertAnswers('members/details', $answers);
    }

    public function testOnesOwnProfileAsOthersSeeIt(): void
    {
        $id = $this->profileId();
        $answers = [];
        foreach (['visitor', 'member', 'validator'] as $as) {
            $answers[$as] = self::withoutUserId($this->member($id, 'owner', $as)->comparable());
        }
        foreach (['other', 'moderateur', 'administrator'] as $person) {
            $answers["visitor by {$person}"] = $this->member($id, $person, 'visitor')->comparable();
        }
        self::assertStringNotContainsStringIgnoringCase('secret', $this->member($id, 'owner', 'member')->body);
        $this->assertAnswers('members/as', $answers);
    }

    public function testAStructureAsEachReaderSeesIt(): void
    {
        $query = 'query { passerelleStructure(language: FR, slug: "les-ateliers-du-fleuve") { card { id } } }';
        /** @var array{passerelleStructure: array{card: array{id: int}}} $data */
        $data = Site::get()->query($query)->data();
        $id = $data['passerelleStructure']['card']['id'];
        $ask = static fn (int $of, ?string $as): Answer => Site::get()->query(Operations::read()->document('StructureDetail'), ['id' => $of, 'language' => 'FR'], $as);
        $answers = [];
        foreach ([null, 'other', 'structure-owner', 'editor'] as $person) {
            $answers[$person ?? 'nobody'] = $ask($id, $person)->comparable();
        }
        self::assertStringNotContainsStringIgnoringCase('secret', $ask($id, 'other')->body);
        foreach (['zero' => 0, 'negative' => -1, 'absurd' => 2_147_483_647, 'profile' => $this->profileId()] as $name => $unknown) {
            $answers[$name] = $ask($unknown, 'administrator')->comparable();
        }
        $this->assertAnswers('members/structure', $answers);
    }

    /** The profiles that the seed makes after this one are drafts, or for members. */
    public function testDraftsAndOtherRecordsAreNoMembers(): void
    {
        $id = $this->profileId();
        $refused = 0;
        foreach (range($id + 1, $id + 6) as $other) {
            foreach (['other', 'moderateur'] as $person) {
                $answer = $this->member($other, $person);
                self::assertStringNotContainsString('SECRET', $answer->body);
                $refused += $answer->hasErrors() ? 1 : 0;
            }
        }
        self::assertGreaterThan(0, $refused);
        $answers = [];
        foreach (['zero' => 0, 'negative' => -1, 'absurd' => 2_147_483_647] as $name => $unknown) {
            $answers[$name] = $this->member($unknown, 'administrator')->comparable();
        }
        $this->assertAnswers('members/unknown', $answers);
    }

    /** Id of the profile of "owner", in Senegal and France. */
    private function profileId(): int
    {
        $query = 'query { passerelleCatalogue(language: FR, filter: { type: community_profile, kind: person, q: "Aïssatou" }) { items { id } } }';
        /** @var array{passerelleCatalogue: array{items: non-empty-list<array{id: int}>}} $data */
        $data = Site::get()->query($query, [], null)->data();

        return $data['passerelleCatalogue']['items'][0]['id'];
    }

    /** @param string|null $reader as whom the person looks at their own profile */
    private function member(int $id, ?string $as, ?string $reader = null): Answer
    {
        return Site::get()->query(Operations::read()->document('Member'), ['id' => $id, 'language' => 'FR', 'as' => $reader], $as);
    }

    /**
     * Ids of accounts depend on the installation.
     *
     * @param array{status: int, answer: mixed} $comparable
     * @return mixed
     */
    private static function withoutUserId(array $comparable): mixed
    {
        $text = (string) json_encode($comparable, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);

        return json_decode((string) preg_replace('/"userId":\d+/', '"userId":"user"', $text), true);
    }

    private function idOf(string $name): int
    {
        return $this->person($name)['id'];
    }

    /** @return array{id: int, roles: list<array{name: string}>} */
    private function person(string $name): array
    {
        /** @var array{passerelleUser: array{id: int, roles: list<array{name: string}>}} $data */
        $data = Site::get()->query('query { passerelleUser { id roles { name } } }', [], $name)->data();

        return $data['passerelleUser'];
    }

    /** @param array<string, mixed> $variables */
    private function update(array $variables, ?string $as): Answer
    {
        return Site::get()->query(Operations::read()->document('UpdateRoles'), $variables, $as);
    }
}
