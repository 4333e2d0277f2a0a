<?php

declare(strict_types=1);

namespace Passerelle\Resources;

use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\FormStep;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Required;
use Passerelle\Content\Rules\OneOf;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Content\Model\ContentType;

/** Resources: a file or a link. */
final readonly class ResourceDefinition implements Definition
{
    use OwnTitle;

    private Fields $fields;

    public function __construct(Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::Resource;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        return new FieldSet(
            new FormStep(
                'presentation',
                $make->choice('resourceKind', 'resourceKind', Required::ToSubmit),
                $make->summary(),
                $make->html(required: Required::Never),
                $make->cover(),
            ),
            new FormStep(
                'content',
                new Field('fileId', FieldKind::File),
                $make->url('url'),
                $make->links(),
            ),
            new FormStep(
                'scope',
                $make->organiser(),
                $make->countries(Required::Never),
                $make->sectors(),
            ),
        );
    }

    public function rules(): array
    {
        return [new OneOf('fileId', 'url', FieldErrorCode::FileOrUrlRequired)];
    }
}
