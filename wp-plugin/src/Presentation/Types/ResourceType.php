<?php

declare(strict_types=1);

namespace Passerelle\Presentation\Types;

use Passerelle\GraphQL\Registration;
use Passerelle\Content\Model\ContentType;
use Passerelle\Presentation\Details\DetailFields;

final readonly class ResourceType implements Registration
{
    public function __construct(private DetailFields $fields)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleResource', ['fields' => [
            ...$this->fields->common(ContentType::Resource),
            'file' => $this->fields->file('fileId'),
            'links' => $this->fields->links(),
            'organiser' => $this->fields->organiser(),
        ]]);
        $this->fields->register('passerelleResource', 'PasserelleResource', ContentType::Resource);
    }
}
