<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews\GraphQL;

use Closure;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Previews\PreviewLink;
use Passerelle\Content\Previews\PreviewLinks;
use Passerelle\Content\Previews\Previews;
use Passerelle\Content\Previews\ShowPreview;
use Passerelle\Content\Record;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Presentation\Details\Visible;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Previews, for the frontend's server only: links to them, and the record of a link in the shape of its public page. */
final readonly class PreviewTypes implements Registration
{
    private const PAGE = 'preview';

    /** @param Closure(Record): Visible $visible the public fields of a record */
    public function __construct(
        private PreviewLinks $signer,
        private Previews $previews,
        private ShowPreview $show,
        private Closure $visible,
        private PublicPages $pages,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserellePreviewLink', ['fields' => Type::fields(['expiresAt' => 'String!', 'url' => 'String!'])]);
        register_graphql_field('RootMutation', 'passerellePreviewLink', [
            'type' => Type::required('PasserellePreviewLink'),
            'args' => ['id' => ['type' => Type::required('Int')]],
            'resolve' => Resolver::root($this->link(...)),
        ]);
        register_graphql_object_type('PasserelleMadePreviewLink', ['fields' => Type::fields([
            'createdAt' => 'String!', 'expiresAt' => 'String!', 'id' => 'Int!', 'isOwn' => 'Boolean!',
        ])]);
        register_graphql_field('RootQuery', 'passerellePreviewLinks', [
            'type' => Type::listOf('PasserelleMadePreviewLink'),
            'args' => ['id' => ['type' => Type::required('Int')]],
            'resolve' => Resolver::root($this->links(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleRevokePreviewLink', [
            'type' => Type::required('Boolean'),
            'args' => ['id' => ['type' => Type::required('Int')], 'linkId' => ['type' => Type::required('Int')]],
            'resolve' => Resolver::root($this->revoke(...)),
        ]);
        register_graphql_object_type('PasserellePreview', [
            'description' => 'What the public page of a record will show: the field of its type, the others are null.',
            'fields' => Type::fields(array_merge(...array_map(self::fieldOf(...), Previews::TYPES))),
        ]);
        register_graphql_field('RootQuery', 'passerellePreview', [
            'type' => Type::required('PasserellePreview'),
            'args' => [...Arguments::language(), 'hash' => ['type' => Type::required('String')]],
            'resolve' => Resolver::root($this->show(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{expiresAt: string, url: string} of the page in the language of the post
     * @throws DomainError not_found, forbidden or the code of the type
     */
    private function link(array $arguments): array
    {
        $this->request->requireTrust();
        [$record, $link] = $this->previews->issue($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);

        return [
            'expiresAt' => Times::text($link->expiresAt),
            'url' => $this->pages->address(self::PAGE, $record->language, $this->signer->sign($link)),
        ];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return list<array{createdAt: string, expiresAt: string, id: int, isOwn: bool}> that can be opened, the newest first
     * @throws DomainError not_found, forbidden or the code of the type
     */
    private function links(array $arguments): array
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();

        return array_map(static fn (PreviewLink $link): array => [
            'createdAt' => Times::text($link->createdAt),
            'expiresAt' => Times::text($link->expiresAt),
            'id' => $link->id,
            'isOwn' => $link->userId === $viewer->id,
        ], $this->previews->links($viewer, Arguments::number($arguments, 'id') ?? 0));
    }

    /**
     * @param array<string, mixed> $arguments
     * @throws DomainError not_found, forbidden or the code of the type
     */
    private function revoke(array $arguments): bool
    {
        $this->request->requireTrust();
        $this->previews->revoke($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0, Arguments::number($arguments, 'linkId') ?? 0);

        return true;
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, Visible> by the field of its type
     * @throws DomainError not_found, link_expired
     */
    private function show(array $arguments): array
    {
        $this->request->requireTrust();
        $record = ($this->show)(Arguments::text($arguments, 'hash'), Arguments::readLanguage($arguments));

        return [lcfirst($record->type->apiName()) => ($this->visible)($record)];
    }

    /** @return array<string, string> the GraphQL type of its public page, by name */
    private static function fieldOf(ContentType $type): array
    {
        return [lcfirst($type->apiName()) => "Passerelle{$type->apiName()}"];
    }
}
