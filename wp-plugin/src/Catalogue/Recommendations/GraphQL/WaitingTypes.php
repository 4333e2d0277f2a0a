<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Catalogue\Recommendations\ReadPerson;
use Passerelle\Catalogue\Recommendations\Waiting\ListWaiting;
use Passerelle\Catalogue\Recommendations\Waiting\NextStep;
use Passerelle\Catalogue\Recommendations\Waiting\NextSteps;
use Passerelle\Catalogue\Recommendations\Waiting\WaitingItem;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** What waits for the person of the request, and their next steps. */
final readonly class WaitingTypes implements Registration
{
    public function __construct(
        private ListWaiting $list,
        private NextSteps $steps,
        private ReadPerson $person,
        private Config $config,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleWaitingItem', [
            'description' => 'path: of its public page, null for what is found in the workspace.',
            'fields' => Type::fields([
                'at' => 'String',
                'id' => 'Int!',
                'kind' => 'PasserelleWaitingKind!',
                'language' => 'PasserelleLanguage!',
                'path' => 'String',
                'title' => 'String!',
                'type' => 'PasserelleContentType!',
            ]),
        ]);
        register_graphql_object_type('PasserelleWaitingItems', [
            'description' => 'total: including items that are not listed.',
            'fields' => Type::fields(['items' => Type::listOf('PasserelleWaitingItem'), 'steps' => Type::listOf('PasserelleNextStep'), 'total' => 'Int!']),
        ]);
        register_graphql_field('RootQuery', 'passerelleWaitingItems', [
            'type' => Type::required('PasserelleWaitingItems'),
            'args' => Arguments::language(),
            'resolve' => Resolver::root($this->items(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError forbidden, for others than the frontend's server · access_token_missing
     */
    private function items(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();
        $all = ($this->list)($viewer->isSignedIn() ? $viewer : throw new DomainError('access_token_missing'), Arguments::readLanguage($arguments));

        return [
            'items' => array_map(self::item(...), array_slice($all, 0, $this->config->limit('recommendations', 'waiting'))),
            'steps' => array_map(static fn (NextStep $step): string => $step->value, ($this->steps)($viewer, ($this->person)($viewer))),
            'total' => count($all),
        ];
    }

    /** @return array<string, mixed> */
    private static function item(WaitingItem $item): array
    {
        return [
            'at' => $item->at === null ? null : Times::text($item->at),
            'id' => $item->id,
            'kind' => $item->kind->value,
            'language' => $item->language->value,
            'path' => $item->path,
            'title' => $item->title,
            'type' => $item->type->value,
        ];
    }
}
