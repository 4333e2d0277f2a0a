<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management;

use Passerelle\Calls\Management\Dates\ChangeClosing;
use Passerelle\Calls\Management\Dates\DateChangeKind;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\Calls\Management\Dates\DateChangeTables;
use Passerelle\Calls\Management\GraphQL\CalendarSequence;
use Passerelle\Calls\Management\GraphQL\CallFormTypes;
use Passerelle\Calls\Management\GraphQL\CallPeopleTypes;
use Passerelle\Calls\Management\GraphQL\OwnCallTypes;
use Passerelle\Calls\Management\Listing\MissingFields;
use Passerelle\Calls\Management\Listing\OwnCallOrder;
use Passerelle\Calls\Management\Listing\OwnCallPosts;
use Passerelle\Calls\Management\Listing\OwnCallRows;
use Passerelle\Calls\Management\Listing\OwnCalls;
use Passerelle\Calls\Management\Listing\OwnCallSort;
use Passerelle\Calls\Management\People\CallTask;
use Passerelle\Calls\Management\People\EligiblePeople;
use Passerelle\Calls\CallState;
use Passerelle\Calls\CallStates;
use Passerelle\Content\Content;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\GraphQL\Forms\Drafts;
use Passerelle\Content\GraphQL\LanguageList;
use Passerelle\Content\RecordPaths;
use Passerelle\Content\Translations\LanguageVersions;
use Passerelle\Files\GraphQL\Media;
use Passerelle\GraphQL\EnumTypes;
use Passerelle\GraphQL\HasGraphQlTypes;
use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Services;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Policy;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Calls as operators, managers and mentors work with them. */
final readonly class CallManagementModule implements HasMigrations, HasGraphQlTypes
{
    private function __construct(
        public ChangeCall $change,
        public CallDrafts $drafts,
        public OwnCalls $own,
        private OwnCallTypes $listTypes,
        private DateChangeStore $dates,
        private CallPeopleTypes $peopleTypes,
    ) {
    }

    public static function build(
        Services $services,
        Content $content,
        EditorRecords $editing,
        Policy $policy,
        Drafts $drafts,
        Media $media,
        CallListeners $listeners,
    ): self {
        $definition = $content->definitions->of(ContentType::CallForApplication);
        $states = new CallStates($services->clock, $services->config);
        $steps = new CallSteps($content->changeStatus, $policy, $states, $listeners->applications);
        $closing = new ChangeClosing($content->records, $content->dependent, $definition, $services->transaction, $services->clock);
        $own = new OwnCalls(
            new OwnCallPosts($services->database, $content->reading->languages, $states),
            new OwnCallOrder($services->clock),
            $content->records,
            $editing,
            new OwnCallRows($steps, $states, new MissingFields($definition, $content->validator), $media),
        );
        $paths = new RecordPaths($services->config);
        $languages = new LanguageList(new LanguageVersions($content->reading->translations()), $paths);

        return new self(
            new ChangeCall(
                $content,
                $editing,
                $steps,
                $closing,
                new DuplicateCall($content->copy, $definition),
                new RequestRules($services->config),
                $services->transaction,
            ),
            new CallDrafts($content->records, $drafts, $editing, $steps, $states, $listeners->changes),
            $own,
            new OwnCallTypes($own, $languages, $paths, $services->config, new ViewerFactory(), new ProxyRequest()),
            $listeners->changes,
            new CallPeopleTypes(EligiblePeople::build($services), $policy, new ViewerFactory(), new ProxyRequest()),
        );
    }

    public function migrations(): array
    {
        return DateChangeTables::migrations();
    }

    public function graphQlTypes(): array
    {
        return [
            new EnumTypes([
                'PasserelleCallAction' => CallAction::cases(),
                'PasserelleCallDateChangeKind' => DateChangeKind::cases(),
                'PasserelleCallRole' => CallRole::cases(),
                'PasserelleCallState' => CallState::cases(),
                'PasserelleCallTask' => CallTask::cases(),
                'PasserelleOwnCallSort' => OwnCallSort::cases(),
            ]),
            new CallFormTypes($this->change, $this->drafts, new ProxyRequest(), new ViewerFactory()),
            new CalendarSequence($this->dates),
            $this->listTypes,
            $this->peopleTypes,
        ];
    }
}
