<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Content\Record;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Transition;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;

/** The structure in whose name an initiative is presented, on its page. */
final class InitiativeOrganiserTest extends IntegrationTestCase
{
    public function testItIsShownWhileItIsPublic(): void
    {
        $structure = $this->content->published(ContentType::Structure, title: 'Les Ateliers', slug: 'les-ateliers-organisent');
        $initiative = $this->content->published(ContentType::Initiative, ['organiserId' => $structure->groupId], slug: 'initiative-organisee');

        self::assertSame(
            ['groupId' => $structure->groupId, 'language' => 'FR', 'name' => 'Les Ateliers', 'slug' => 'les-ateliers-organisent'],
            $this->organiser($initiative),
        );
        $this->content->change($structure, Transition::TakeOffline);
        self::assertNull($this->organiser($initiative));
    }

    public function testAnInitiativeOfAPersonHasNone(): void
    {
        self::assertNull($this->organiser($this->content->published(ContentType::Initiative, slug: 'initiative-personnelle')));
    }

    /** @return array<string, mixed>|null */
    private function organiser(Record $initiative): ?array
    {
        wp_cache_flush();
        $variables = ['language' => 'FR', 'slug' => $initiative->slug];
        $answer = graphql(['query' => Operations::read()->document('Initiative'), 'variables' => $variables]);
        /** @var array{data: array{passerelleInitiative: array{organiser: array<string, mixed>|null}}} $answer */
        $organiser = $answer['data']['passerelleInitiative']['organiser'];

        return $organiser === null ? null : array_intersect_key($organiser, array_flip(['groupId', 'language', 'name', 'slug']));
    }
}
