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
use Passerelle\Catalogue\Recommendations\Waiting\WaitingKind;
use Passerelle\Content\RecordModeration;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** What waits for the person of the request, and their next steps. */
final readonly class WaitingTypes implements Registration
{
    public function __construct(
        private ListWaiting $list,
        private NextSteps $steps,
        private ReadPerson $person,
        private RecordModeration $moderation,
        private Config $config,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleWaitingItem', [
            'description' => 'comment: of the validator who sent it back. path: of its public page or the screen of an application, null for the screen of the record.',
            'fields' => Type::fields([
                'at' => 'String',
                'comment' => 'String',
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

        $listed = array_slice($all, 0, $this->config->limit('recommendations', 'waiting'));
        $sentBack = array_filter($listed, static fn (WaitingItem $item): bool => $item->kind === WaitingKind::ToEdit);
        $comments = $this->moderation->comments(array_values(array_map(static fn (WaitingItem $item): int => $item->id, $sentBack)));

        return [
            'items' => array_map(static fn (WaitingItem $item): array => self::item(
                $item,
                $item->kind === WaitingKind::ToEdit ? $comments[$item->id] ?? null : null,
            ), $listed),
            'steps' => array_map(static fn (NextStep $step): string => $step->value, ($this->steps)($viewer, ($this->person)($viewer))),
            'total' => count($all),
        ];
    }

    /** @return array<string, mixed> */
    private static function item(WaitingItem $item, ?string $comment): array
    {
        return [
            'at' => $item->at === null ? null : Times::text($item->at),
            'comment' => $comment,
            'id' => $item->id,
            'kind' => $item->kind->value,
            'language' => $item->language->value,
            'path' => $item->path,
            'title' => $item->title,
            'type' => $item->type->value,
        ];
    }
}
