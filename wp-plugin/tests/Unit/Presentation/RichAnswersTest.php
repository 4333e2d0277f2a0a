<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Presentation;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** A field that is empty in every recorded answer could be lost without a difference. */
final class RichAnswersTest extends TestCase
{
    private const ANSWERS = __DIR__ . '/../../Contract/expected/operations/*.rich.json';

    /** Other answers show them filled. */
    private const ELSEWHERE = ['related', 'translations'];

    /**
     * Items of other types, whose fields are made the same way, have them; the person hides one. The members of an initiative's organiser
     * could edit the seeded initiative, which would change many answers: Integration/GraphQL/InitiativeOrganiserTest has one. People apply to
     * the seeded call elsewhere: Contract/ApplicationTest asks for the form of another, Integration/Applications/PublicResults for results.
     */
    private const EMPTY = [
        'Call' => ['applicationForm', 'publicResults', 'stages'],
        'DirectoryEntry' => ['sought'],
        'Initiative' => ['organiser'],
        'Project' => ['documents'],
        'Training' => ['links', 'organiser'],
    ];

    /** Operations that ask for items of several types. */
    private const ITEM = ['DirectoryEntry' => 'Profile'];

    #[DataProvider('answers')]
    public function testTheRichItemOfTheContractSeedHasAValueForEveryFieldOfItsPage(string $operation, string $file): void
    {
        /** @var array{answer: array{data: array<string, mixed>}} $recorded */
        $recorded = json_decode((string) file_get_contents($file), true, flags: JSON_THROW_ON_ERROR);
        $item = $recorded['answer']['data']['passerelle' . (self::ITEM[$operation] ?? $operation)] ?? null;
        self::assertIsArray($item);
        $empty = array_keys(array_filter($item, static fn (mixed $value): bool => $value === null || $value === []));

        self::assertSame(
            self::EMPTY[$operation] ?? [],
            array_values(array_diff($empty, self::ELSEWHERE)),
            "The item of {$operation}.rich.json lacks a value: add it to tests/Contract/Seed/Items.php, then npm run contract:write.",
        );
    }

    /** @return iterable<string, array{string, string}> */
    public static function answers(): iterable
    {
        foreach (glob(self::ANSWERS) ?: [] as $file) {
            $operation = explode('.', basename($file))[0];
            yield $operation => [$operation, $file];
        }
    }
}
