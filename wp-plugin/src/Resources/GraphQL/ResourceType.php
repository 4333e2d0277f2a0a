<?php

declare(strict_types=1);

namespace Passerelle\Resources\GraphQL;

use Passerelle\Content\ContentType;
use Passerelle\GraphQL\Details\DetailFields;
use Passerelle\GraphQL\Registration;

final readonly class ResourceType implements Registration
{
    public function __construct(private DetailFields $fields)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleResource', ['fields' => [
            ...$this->fields->common(),
            'file' => $this->fields->file('file'),
            'links' => $this->fields->links(),
            'organiser' => $this->fields->organiser(),
            'url' => $this->fields->url('url'),
        ]]);
        $this->fields->register('passerelleResource', 'PasserelleResource', ContentType::Resource);
    }
}
