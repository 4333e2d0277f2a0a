<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use Passerelle\Content\Model\Status;
use Passerelle\Tests\Contract\Seed\People;
use PHPUnit\Framework\Attributes\DataProvider;

/** What each role reads of an initiative in each status, and of a call. */
final class VisibilityTest extends ContractTestCase
{
    private const INITIATIVE = 'query ($slug: String!) { passerelleInitiative(language: FR, slug: $slug) { ambition card { locked title } } }';
    private const CALL = 'query ($slug: String!) { passerelleCall(language: FR, slug: $slug) { description card { locked title } } }';

    #[DataProvider('readers')]
    public function testReadsInitiatives(?string $reader): void
    {
        $answers = [];
        foreach (Status::cases() as $status) {
            $slug = 'statut-' . strtr($status->value, '_', '-');
            $answers[$status->value] = Site::get()->query(self::INITIATIVE, ['slug' => $slug], $reader)->comparable();
        }
        $answers['trash, by its own slug'] = Site::get()->query(self::INITIATIVE, ['slug' => 'statut-trash__trashed'], $reader)->comparable();
        $answers['members'] = Site::get()->query(self::INITIATIVE, ['slug' => 'pour-les-membres'], $reader)->comparable();

        $this->assertAnswers('visibility/initiatives.' . ($reader ?? 'visitor'), $answers);
    }

    #[DataProvider('readers')]
    public function testReadsCalls(?string $reader): void
    {
        $answers = [];
        foreach (['residence-au-bord-du-fleuve', 'appel-en-preparation'] as $slug) {
            $answers[$slug] = Site::get()->query(self::CALL, ['slug' => $slug], $reader)->comparable();
        }

        $this->assertAnswers('visibility/calls.' . ($reader ?? 'visitor'), $answers);
    }

    public function testAVisitorReadsOnlyWhatIsPublic(): void
    {
        foreach (Status::cases() as $status) {
            $slug = 'statut-' . strtr($status->value, '_', '-');
            $data = Site::get()->query(self::INITIATIVE, ['slug' => $slug])->data();
            $seen = is_array($data) && $data['passerelleInitiative'] !== null;

            self::assertSame($status->isPublic(), $seen, $status->value);
        }
    }

    public function testMembersCopyContainsWhatAnyMemberMayRead(): void
    {
        foreach (self::slugs() as [$document, $slug]) {
            $copy = self::ask($document, $slug, 'X-Passerelle-Audience: members');

            self::assertSame(Site::get()->query($document, ['slug' => $slug], 'other')->comparable(), $copy->comparable(), $slug);
            self::assertNull($copy->header('X-Passerelle-Withheld'), $slug);
        }
        self::assertStringContainsString('"locked":false', self::ask(self::INITIATIVE, 'pour-les-membres', 'X-Passerelle-Audience: members')->body);
    }

    public function testResponseIsMarkedWhenMembersWouldReadMore(): void
    {
        foreach (self::slugs() as [$document, $slug]) {
            $expected = $slug === 'pour-les-membres' ? 'members' : null;

            self::assertSame($expected, self::ask($document, $slug)->header('X-Passerelle-Withheld'), $slug);
            self::assertSame($expected, self::ask($document, $slug, 'X-Passerelle-Audience: public')->header('X-Passerelle-Withheld'), $slug);
            self::assertNull(Site::get()->query($document, ['slug' => $slug], 'other')->header('X-Passerelle-Withheld'), $slug);
        }
    }

    public function testStrangerIsNotAMember(): void
    {
        $body = json_encode(['query' => self::INITIATIVE, 'variables' => ['slug' => 'pour-les-membres']], JSON_THROW_ON_ERROR);
        $headers = ['Content-Type: application/json', 'X-Passerelle-Audience: members'];
        foreach ([[], ['X-Passerelle-Proxy: guessed']] as $secret) {
            $answer = Site::get()->sendAsStranger('POST', '/graphql', $body, [...$headers, ...$secret]);

            self::assertStringNotContainsString('"locked":false', $answer->body);
            self::assertStringNotContainsString('ambition":"', $answer->body);
        }
    }

    /** @return list<array{string, string}> document and slug */
    private static function slugs(): array
    {
        $initiatives = array_map(static fn (Status $status): array => [self::INITIATIVE, 'statut-' . strtr($status->value, '_', '-')], Status::cases());

        return [...$initiatives, [self::INITIATIVE, 'pour-les-membres'], [self::CALL, 'residence-au-bord-du-fleuve'], [self::CALL, 'appel-en-preparation']];
    }

    /** Answer to the frontend's server, for nobody in particular. */
    private static function ask(string $document, string $slug, string ...$headers): Answer
    {
        $body = json_encode(['query' => $document, 'variables' => ['slug' => $slug]], JSON_THROW_ON_ERROR);

        return Site::get()->send('POST', '/graphql', $body, ['Content-Type: application/json', ...array_values($headers)]);
    }

    /** @return iterable<string, array{string|null}> */
    public static function readers(): iterable
    {
        yield 'visitor' => [null];
        foreach (array_keys(People::ALL) as $name) {
            yield $name => [$name];
        }
    }
}
