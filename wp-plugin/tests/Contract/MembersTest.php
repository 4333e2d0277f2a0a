<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** "owner" has a published profile in Senegal, "other" has none. "moderateur" is in charge of Senegal. */
final class MembersTest extends ContractTestCase
{
    public const OPERATIONS = ['UpdateRoles'];

    public function testAdministratorsGiveAndTakeRoles(): void
    {
        $id = $this->idOf('other');

        $given = $this->update(['userId' => $id, 'roles' => ['moderateur'], 'mainCountry' => 'ML'], 'administrator');
        self::assertSame(['passerelleUpdateRoles' => ['userId' => $id, 'roles' => ['moderateur'], 'mainCountry' => 'ML']], $given->data(), $given->body);
        self::assertContains(['name' => 'moderateur'], $this->person('other')['roles']);

        $taken = $this->update(['userId' => $id, 'roles' => []], 'administrator');
        self::assertSame(['passerelleUpdateRoles' => ['userId' => $id, 'roles' => [], 'mainCountry' => null]], $taken->data(), $taken->body);
        self::assertSame([['name' => 'beneficiaire']], $this->person('other')['roles']);
    }

    public function testAModerateurActsInTheirCountry(): void
    {
        $id = $this->idOf('owner');

        $given = $this->update(['userId' => $id, 'roles' => ['operateur']], 'moderateur');
        self::assertSame(['passerelleUpdateRoles' => ['userId' => $id, 'roles' => ['operateur'], 'mainCountry' => null]], $given->data(), $given->body);
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
