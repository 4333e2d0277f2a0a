<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

/** Messages between members: "other" has no profile; "owner" wrote the profile that accepts messages. */
final class MessagesTest extends ContractTestCase
{
    public const OPERATIONS = ['BlockMember', 'ContactMember', 'MemberContact', 'ReportMember'];

    private const TEXT = ['subject' => 'Une idée', 'message' => 'Bonjour', 'consent' => true];

    public function testWhoMayWhat(): void
    {
        $member = $this->member();
        foreach (['ContactMember' => self::TEXT, 'BlockMember' => ['isBlocked' => true], 'ReportMember' => ['reason' => 'spam']] as $name => $variables) {
            self::assertSame('access_token_missing', $this->refusal($this->ask($name, ['memberId' => $member, ...$variables], null)), $name);
            foreach ([0, -1, 2_147_483_647] as $id) {
                self::assertSame('not_found', $this->refusal($this->ask($name, ['memberId' => $id, ...$variables], 'other')), $name);
            }
        }
        self::assertSame('access_token_missing', $this->refusal($this->ask('MemberContact', ['id' => $member], null)));
        self::assertSame('profile_not_published', $this->refusal($this->ask('ContactMember', ['memberId' => $member, ...self::TEXT], 'other')));
        self::assertSame('invalid_fields', $this->refusal($this->ask('ReportMember', ['memberId' => $member, 'reason' => 'x'], 'other')));
    }

    public function testBlocksAndAllowsAgain(): void
    {
        $member = $this->member();
        foreach ([true, false] as $isBlocked) {
            self::assertSame(['passerelleBlockMember' => true], $this->ask('BlockMember', ['memberId' => $member, 'isBlocked' => $isBlocked], 'other')->data());
            $expected = [
                'acceptsContact' => true,
                'hasProfile' => false,
                'id' => $member,
                'isBlocked' => $isBlocked,
                'isOwn' => false,
                'mayReply' => false,
                'name' => 'Aïssatou N’Guessan',
            ];
            self::assertSame(['passerelleMemberContact' => $expected], $this->ask('MemberContact', ['id' => $member], 'other')->data());
        }
    }

    public function testOnesOwnPageIsKnownAsSuch(): void
    {
        $member = $this->member();
        /** @var array{passerelleMemberContact: array<string, mixed>} $own */
        $own = $this->ask('MemberContact', ['id' => $member], 'owner')->data();

        self::assertSame([$member, true], [$own['passerelleMemberContact']['id'], $own['passerelleMemberContact']['isOwn']]);
        self::assertSame('not_found', $this->refusal($this->ask('BlockMember', ['memberId' => $member, 'isBlocked' => true], 'owner')));
    }

    public function testAnswersOnlyTheFrontendsServer(): void
    {
        $asked = [
            'BlockMember' => ['memberId' => 1, 'isBlocked' => true],
            'ContactMember' => ['memberId' => 1, ...self::TEXT],
            'MemberContact' => ['id' => 1],
            'ReportMember' => ['memberId' => 1, 'reason' => 'spam'],
        ];
        foreach ($asked as $name => $variables) {
            $body = json_encode(['query' => Operations::read()->document($name), 'variables' => $variables], JSON_THROW_ON_ERROR);

            self::assertSame(403, Site::get()->sendAsStranger('POST', '/graphql', $body, ['Content-Type: application/json'])->status, $name);
        }
    }

    private function member(): int
    {
        $query = 'query { passerelleProfile(language: FR, slug: "aissatou-n-guessan") { card { id } } }';
        /** @var array{passerelleProfile: array{card: array{id: int}}} $data */
        $data = Site::get()->query($query)->data();

        return $data['passerelleProfile']['card']['id'];
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
