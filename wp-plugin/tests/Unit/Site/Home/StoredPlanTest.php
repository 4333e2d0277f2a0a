<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Site\Home;

use Passerelle\Site\Home\HomePlan;
use Passerelle\Site\Home\HomeSection;
use Passerelle\Site\Home\Partner;
use Passerelle\Site\Home\StoredPlan;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The home page from what is stored, by whatever release. */
final class StoredPlanTest extends TestCase
{
    /** @return iterable<string, array{array<mixed>, HomePlan}> */
    public static function plans(): iterable
    {
        $all = HomeSection::cases();
        yield 'nothing' => [[], new HomePlan($all)];
        yield 'nothing that can be read' => [['order' => 'calls', 'hidden' => 3, 'featured' => '7', 'partners' => 'Fonds'], new HomePlan($all)];
        yield 'some sections first, each once, and without those that ended' => [
            ['order' => ['events', 'no-such', 7, 'events', 'calls']],
            new HomePlan([
                HomeSection::Events, HomeSection::Calls, HomeSection::Featured, HomeSection::Initiatives, HomeSection::Trainings, HomeSection::Resources,
                HomeSection::Projects, HomeSection::Directory, HomeSection::Partners,
            ]),
        ];
        yield 'hidden sections' => [['hidden' => ['partners', 'no-such', null, 'calls']], new HomePlan($all, [HomeSection::Partners, HomeSection::Calls])];
        yield 'featured items' => [['featured' => [7, '8', 0, -1, 9]], new HomePlan($all, featured: [7, 9])];
        yield 'partners with a name, each with what can be read of it' => [
            ['partners' => [
                ['name' => 'Fonds Deux Rives', 'url' => 'https://fonds.example.org/', 'logo' => 12],
                ['name' => 'Sans lien'],
                ['name' => 'Illisible', 'url' => ['https://example.org/'], 'logo' => '12'],
                ['name' => '', 'url' => 'https://example.org/'],
                ['name' => 7],
                ['url' => 'https://example.org/'],
                'Fonds',
                null,
            ]],
            new HomePlan($all, partners: [new Partner('Fonds Deux Rives', 'https://fonds.example.org/', 12), new Partner('Sans lien'), new Partner('Illisible')]),
        ];
    }

    /** @param array<mixed> $stored */
    #[DataProvider('plans')]
    public function testReads(array $stored, HomePlan $plan): void
    {
        self::assertEquals($plan, StoredPlan::read($stored));
    }
}
