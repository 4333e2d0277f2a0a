<?php

declare(strict_types=1);

namespace Passerelle\Tests\Contract;

use Passerelle\Content\Status;
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

    /** @return iterable<string, array{string|null}> */
    public static function readers(): iterable
    {
        yield 'visitor' => [null];
        foreach (array_keys(People::ALL) as $name) {
            yield $name => [$name];
        }
    }
}
