<?php

declare(strict_types=1);

namespace Passerelle\Initiatives;

use DateTimeImmutable;
use Passerelle\Content\ContentType;
use Passerelle\Content\DateRules;
use Passerelle\Content\Definition;
use Passerelle\Content\Field;
use Passerelle\Content\FieldKind;
use Passerelle\Content\Fields;
use Passerelle\Content\FieldSet;
use Passerelle\Content\MediaKind;
use Passerelle\Content\OwnTitle;
use Passerelle\Content\Required;
use Passerelle\Content\Values;
use Passerelle\Kernel\Config;

/** Initiatives: what members do, want to reach, offer and look for. */
final readonly class InitiativeDefinition implements Definition
{
    use OwnTitle;

    private Fields $fields;

    public function __construct(private Config $config)
    {
        $this->fields = new Fields($config);
    }

    public function type(): ContentType
    {
        return ContentType::Initiative;
    }

    public function fields(): FieldSet
    {
        $make = $this->fields;

        return new FieldSet(
            $make->cover(),
            $make->text('subtitle', 'subtitle', true, Required::ToSubmit),
            $make->longText('localContext', true),
            $make->html(),
            $make->longText('ambition', true, Required::ToSubmit),
            $make->rows('actions', 'actions', true, [
                $make->text('name', required: Required::ToSave),
                $make->longText('description'),
                $make->date('startDate'),
                $make->date('endDate'),
            ]),
            $make->media('gallery', MediaKind::Image, 'files'),
            $make->media('videos', MediaKind::Video, 'videos'),
            $make->documents(),
            new Field('youtubeUrl', FieldKind::YoutubeUrl, max: $this->config->textMax('url')),
            $make->people('members'),
            $make->people('partners'),
            $make->date('startDate', Required::ToSubmit),
            $make->date('endDate'),
            $make->longText('offered', true),
            $make->longText('sought', true),
            $make->countries(),
            $make->sectors(),
        );
    }

    public function check(Values $values, Required $step, ?DateTimeImmutable $publication): array
    {
        $errors = DateRules::endAfterStart($values, 'startDate', 'endDate');
        foreach ($values->rows('actions') as $number => $action) {
            array_push($errors, ...DateRules::endAfterStart($action, 'startDate', 'endDate', "actions.{$number}."));
        }

        return $errors;
    }
}
